import { useWarnAboutChange } from '@refinedev/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import WithdrawScreen from '../../src/pages/withdraw/WithdrawScreen';
import { dashboard } from '../../src/resources/dashboard';
import { withdrawalCode } from '../../src/resources/withdrawalCode';
import { withdrawals } from '../../src/resources/withdrawals';
import { httpOver, json } from '../support/fakeFetch';
import { withRefine } from '../support/withRefine';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const MISSING = 'Please enter the details';
const VOIDED = /^You changed the order, so its code was cleared/;

const accepted = () => json({ success: true, message: 'Your withdrawal is placed' });

function Leaving() {
  return <output data-testid="leaving">{useWarnAboutChange().warnWhen ? 'asks first' : 'free'}</output>;
}

/** The screen over a backend that answers an order so; the member has 100 USDT of income. */
function draw(placed: () => Response | Promise<Response> = accepted) {
  const { send, seen } = httpOver(({ url }) => {
    if (url.endsWith('/placeWithraw')) return placed();
    if (url.endsWith('/dashboard'))
      return json({ success: true, message: '', data: { incomeBalance: '100' } });
    return json({ success: true, message: 'A code was sent' });
  });
  const { wrapper, toasts } = withRefine(send, [withdrawals, withdrawalCode, dashboard]);
  render(
    <MemoryRouter>
      <WithdrawScreen />
      <Leaving />
    </MemoryRouter>,
    { wrapper },
  );
  const bodies = (call: string) => seen.filter(({ url }) => url.endsWith(`/${call}`)).map(({ body }) => body);
  return { toasts, bodies };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** What is said about a field, as it is tied to it. */
const said = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const confirm = () => fireEvent.click(button('Confirm'));

async function chooseType(type: 'Fuel' | 'Address') {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Withdraw to' }));
  fireEvent.click(await screen.findByRole('option', { name: type }));
}

/** What a blur sets off has been done. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const question = { name: 'Withdraw this amount?' };

/** A whole order to where the form leads, as far as the dialog; gives it, and its button that says yes. */
async function review() {
  fill('Quantity (USDT)', '25.50');
  fill('OTP', '123456');
  confirm();
  const dialog = within(await screen.findByRole('dialog', question));
  return { dialog, yes: dialog.getByRole('button', { name: 'Withdraw 25.50 USDT' }) };
}

describe('a withdrawal that is not whole', () => {
  it('says so at each field, and the first of it in one toast, in the order of the screen', async () => {
    const { bodies, toasts } = draw();
    await chooseType('Address');
    fill('Wallet address', TRON.replace('R7', 'R8'));
    confirm();
    await waitFor(() => expect(said('OTP')).toBe(MISSING));
    expect(said('Quantity (USDT)')).toBe(MISSING);
    expect(said('Wallet address')).toMatch(/TRON address .* checksum does not fit/);
    expect(field('Wallet address')).toBeInvalid();
    // The address stands first, though its field came to the screen last.
    expect(toasts).toEqual([{ type: 'error', message: expect.stringContaining('checksum') as string }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('placeWithraw')).toEqual([]);
  });

  it('is told of a code that is too long, which stays, and may be asked for another', async () => {
    const { bodies } = draw();
    fill('Quantity (USDT)', '20');
    fill('OTP', '1234567');
    confirm();
    await waitFor(() => expect(said('OTP')).toBe('Please enter at most 6 characters'));
    expect(field('OTP')).toHaveValue('1234567');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(bodies('withrawOtp')).toHaveLength(1));
  });

  it('is no longer blamed once it is changed: a code for itself alone, the order for all of it', async () => {
    draw();
    confirm();
    await waitFor(() => expect(field('OTP')).toBeInvalid());
    fill('OTP', '1');
    expect(field('OTP')).not.toBeInvalid();
    expect(field('Quantity (USDT)')).toBeInvalid();
    fill('OTP', '');
    confirm();
    await waitFor(() => expect(field('OTP')).toBeInvalid());
    fill('Quantity (USDT)', '5');
    expect(field('OTP')).not.toBeInvalid();
    expect(field('Quantity (USDT)')).not.toBeInvalid();
  });

  it('has the focus at the first field that is wrong', async () => {
    draw();
    fill('Quantity (USDT)', '20');
    confirm();
    await waitFor(() => expect(field('OTP')).toHaveFocus());
    await chooseType('Address');
    confirm();
    await waitFor(() => expect(field('Wallet address')).toHaveFocus());
  });

  it('is told of an address as its field is left, before a code is asked for, and still after', async () => {
    const { bodies } = draw();
    await chooseType('Address');
    fireEvent.blur(field('Wallet address'));
    fill('Wallet address', 'hello');
    expect(said('Wallet address')).toBeUndefined();
    fireEvent.blur(field('Wallet address'));
    await waitFor(() => expect(said('Wallet address')).toBe('This is not a wallet address'));
    // It stays while another field is filled.
    fill('Quantity (USDT)', '20');
    expect(field('Wallet address')).toBeInvalid();
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(field('Wallet address')).toHaveFocus());
    expect(bodies('withrawOtp')).toEqual([]);
    fill('Wallet address', TRON);
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(bodies('withrawOtp')).toHaveLength(1));
  });

  it('of more than there is says so at once, and cannot be confirmed', async () => {
    const { bodies } = draw();
    await screen.findByText('$100.00');
    fill('OTP', '123456');
    fill('Quantity (USDT)', '100.01');
    expect(said('Quantity (USDT)')).toBe('This is more than your available balance.');
    expect(field('Quantity (USDT)')).toBeInvalid();
    expect(button('Confirm')).toBeDisabled();
    fill('OTP', '123456');
    fireEvent.submit(field('OTP'));
    await waitFor(() => expect(field('Quantity (USDT)')).toHaveFocus());
    fireEvent.click(button('Get OTP'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('withrawOtp')).toEqual([]);
    fill('Quantity (USDT)', '100');
    expect(field('Quantity (USDT)')).not.toBeInvalid();
    expect(button('Confirm')).toBeEnabled();
  });

  it('is warned of without a block: the minimum, an address nobody can check', async () => {
    draw();
    await screen.findByText('$100.00');
    fill('Quantity (USDT)', '9.99');
    const hint = screen.getByText(/A single withdrawal is 10 USDT or more/);
    expect(hint.closest('[role=status]')).toBeInTheDocument();
    await chooseType('Address');
    fill('Wallet address', 'another-chain-and-its-address');
    const { dialog } = await review();
    expect(dialog.getByText(/carries no checksum that we know/)).toBeInTheDocument();
  });
});

describe('a code', () => {
  it('is voided by another type, address or amount, and the hint goes when it is typed again', async () => {
    draw();
    const voidedBy = async (change: () => unknown) => {
      fill('OTP', '123456');
      expect(screen.queryByText(VOIDED)).toBeNull();
      await change();
      expect(screen.getByText(VOIDED)).toBeInTheDocument();
      expect(field('OTP')).toHaveValue('');
    };
    // Nothing was typed, so nothing is voided.
    fill('Quantity (USDT)', '20');
    expect(screen.queryByText(VOIDED)).toBeNull();
    await voidedBy(() => chooseType('Address'));
    await voidedBy(() => fill('Wallet address', TRON));
    await voidedBy(() => fill('Quantity (USDT)', '21'));
    // The words stay while the change goes on.
    fill('Quantity (USDT)', '210');
    expect(screen.getByText(VOIDED)).toBeInTheDocument();
    await voidedBy(() => chooseType('Fuel'));
    expect(field('Quantity (USDT)')).toHaveValue('210');
  });

  it('is asked for by its own button, once, and not again for a while', async () => {
    const { bodies, toasts } = draw();
    expect(bodies('withrawOtp')).toEqual([]);
    const ask = button('Get OTP');
    fireEvent.click(ask);
    fireEvent.click(ask);
    expect(await screen.findByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
    expect(field('OTP')).toHaveFocus();
    expect(bodies('withrawOtp')).toHaveLength(1);
    expect(toasts).toEqual([{ type: 'success', message: 'A code was sent' }]);
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('leaves the focus where its member has gone on to meanwhile', async () => {
    draw();
    button('Get OTP').focus();
    fireEvent.click(button('Get OTP'));
    field('Quantity (USDT)').focus();
    expect(await screen.findByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
    expect(field('Quantity (USDT)')).toHaveFocus();
  });
});

describe('a whole withdrawal', () => {
  it('is reviewed as it was checked, locked under way, sent once, and cleared', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { bodies, toasts } = draw(() => new Promise((resolve) => (answer = resolve)));
    await chooseType('Address');
    fill('Wallet address', ` ${TRON} `);
    const { dialog, yes } = await review();
    expect(dialog.getByLabelText(TRON)).toHaveTextContent(TRON);
    expect(dialog.getByText('25.50 USDT')).toBeInTheDocument();
    expect(dialog.getByText('1$')).toBeInTheDocument();
    expect(dialog.getByText('Balance after').closest('tr')).toHaveTextContent('$74.50');
    expect(bodies('placeWithraw')).toEqual([]);
    fireEvent.click(yes);
    fireEvent.click(yes);

    await waitFor(() => expect(bodies('placeWithraw')).toHaveLength(1));
    for (const label of ['Wallet address', 'Quantity (USDT)', 'OTP'])
      expect(field(label)).toHaveAttribute('readonly');
    expect(field('Withdraw to')).toBeDisabled();
    expect(button('Get OTP')).toBeDisabled();
    expect(button('Paste')).toBeDisabled();
    fireEvent.submit(field('OTP'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Quantity (USDT)')).toHaveValue('25.50');
    expect(screen.getByTestId('leaving')).toHaveTextContent('asks first');

    answer(accepted());
    await waitFor(() => expect(field('Quantity (USDT)')).toHaveValue(''));
    expect(field('OTP')).toHaveValue('');
    expect(screen.queryByText(VOIDED)).toBeNull();
    expect(screen.getByTestId('leaving')).toHaveTextContent('free');
    expect(screen.queryByRole('dialog')).toBeNull();
    // What was done stays in view with the focus, in place of the empty form, until the next one is begun.
    const receipt = screen.getByRole('group', { name: 'Withdrawal placed' });
    expect(receipt).toHaveFocus();
    expect(within(receipt).getByLabelText(TRON)).toBeInTheDocument();
    expect(within(receipt).getByText('25.50 USDT')).toBeInTheDocument();
    expect(within(receipt).getByText('Withdraw history').closest('a')).toHaveAttribute(
      'href',
      '/withdrawhistory',
    );
    expect(field('OTP')).not.toBeVisible();
    fireEvent.click(within(receipt).getByText('New withdrawal'));
    expect(receipt).not.toBeInTheDocument();
    expect(field('Withdraw to')).toHaveFocus();
    expect(field('OTP')).toBeVisible();
    // Back to its first choice, and the address is gone for good.
    expect(screen.queryByLabelText('Wallet address')).toBeNull();
    await chooseType('Address');
    expect(field('Wallet address')).toHaveValue('');
    expect(bodies('placeWithraw')).toEqual([
      { otp: '123456', walletAddress: TRON, amount: '25.50', withrawType: 'address' },
    ]);
    expect(toasts).toEqual([{ type: 'success', message: 'Your withdrawal is placed' }]);
  });

  it('to fuel carries no address, not even one that was typed before', async () => {
    const { bodies } = draw();
    await chooseType('Address');
    fill('Wallet address', TRON.replace('R7', 'R8'));
    await chooseType('Fuel');
    fireEvent.click((await review()).yes);
    await waitFor(() =>
      expect(bodies('placeWithraw')).toEqual([
        { otp: '123456', walletAddress: '', amount: '25.50', withrawType: 'FUEL' },
      ]),
    );
  });

  it.each([
    ['This code is wrong', 'OTP'],
    ['Please enter a valid USDT address', 'Wallet address'],
    ['The smallest withdrawal is 30 USDT', 'Quantity (USDT)'],
    ['Withdrawals are closed today', undefined],
  ])(
    'that is refused keeps all that was typed, and says why where it belongs: %s',
    async (message, where) => {
      const { bodies, toasts } = draw(() => json({ success: false, message }));
      await chooseType('Address');
      fill('Wallet address', TRON);
      fireEvent.click((await review()).yes);
      await waitFor(() => expect(toasts).toEqual([{ type: 'error', message }]));
      await waitFor(() => expect(field('OTP')).not.toHaveAttribute('readonly'));
      if (where) {
        await waitFor(() => expect(said(where)).toBe(message));
        expect(field(where)).toHaveFocus();
        expect(screen.getAllByText(message)).toHaveLength(1);
        // Left unchanged it says so still.
        fireEvent.blur(field(where));
        await settled();
        expect(said(where)).toBe(message);
        fill(where, '1');
        expect(field(where)).not.toBeInvalid();
        return;
      }
      expect(screen.getByText(message).closest('[role=alert]')).toBeInTheDocument();
      expect(field('Quantity (USDT)')).toHaveValue('25.50');
      expect(field('OTP')).toHaveValue('123456');
      expect(screen.queryByText(/Outcome unknown/)).toBeNull();
      expect(bodies('placeWithraw')).toHaveLength(1);
    },
  );

  it('whose answer is lost keeps all that was typed, and leads to the history', async () => {
    const { bodies } = draw(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
    fireEvent.click((await review()).yes);
    expect(await screen.findByText(/Outcome unknown/)).toBeInTheDocument();
    expect(screen.getByText('the history')).toHaveAttribute('href', '/withdrawhistory');
    expect(field('Quantity (USDT)')).toHaveValue('25.50');
    expect(bodies('placeWithraw')).toHaveLength(1);
  });
});
