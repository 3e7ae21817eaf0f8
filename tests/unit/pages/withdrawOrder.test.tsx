import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../support/fakeFetch';
import { runTimersAfter, valuesWatched } from '../../support/waitUntilSettled';
import { field, fill, fieldDescription } from '../../support/formFields';
import {
  accepted,
  button,
  chooseType,
  renderWithdraw,
  order,
  press,
  review,
  TRON,
} from '../../support/withdrawScreen';

const CODE_CLEARED = /^You changed the withdrawal/;

describe('a complete withdrawal', () => {
  it('is reviewed, locked while it runs, sent once, and cleared', async () => {
    let respond: (response: Response) => void = () => undefined;
    const { bodies, toasts } = renderWithdraw(() => new Promise((resolve) => (respond = resolve)));
    await chooseType('Address');
    await fill('Wallet address', ` ${TRON} `);
    // The white space around the amount and in the code is not sent. The digits of the code may be of any script.
    const dialog = await review(' ١٢٣ ٤٥٦ ', ' 25.50 ');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/TR7N.*25\.50 USDT.*1\$.*\$74\.50/);
    const yes = dialog.getByRole('button', { name: 'Withdraw 25.50 USDT' });
    expect(dialog.getByLabelText(TRON)).toHaveTextContent(TRON);
    expect(dialog.getByText('25.50 USDT')).toBeInTheDocument();
    expect(dialog.getByText('1$ (set when it is processed)')).toBeInTheDocument();
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
    expect(field('Quantity (USDT)')).toHaveValue(' 25.50 ');
    expect(screen.getByTestId('leaving')).toHaveTextContent('asks');

    respond(accepted());
    await waitFor(() => expect(field('Quantity (USDT)')).toHaveValue(''));
    await valuesWatched();
    expect(field('OTP')).toHaveValue('');
    expect(screen.queryByText(CODE_CLEARED)).toBeNull();
    expect(screen.getByTestId('leaving')).toHaveTextContent('does not ask');
    expect(screen.queryByRole('dialog')).toBeNull();
    // The receipt replaces the empty form and keeps the focus until the next withdrawal is started.
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
    // The withdrawal type is back to its default, and the typed address is gone.
    expect(screen.queryByLabelText('Wallet address')).toBeNull();
    await chooseType('Address');
    expect(field('Wallet address')).toHaveValue('');
    expect(bodies('placeWithraw')).toEqual([
      { otp: '123456', walletAddress: TRON, amount: '25.50', withrawType: 'address' },
    ]);
    expect(toasts).toEqual([{ type: 'success', message: 'Your withdrawal is placed' }]);
  });

  it('has a receipt with the reference of the response, copied as text', async () => {
    renderWithdraw(() => json({ success: true, message: 'Placed', data: { _id: 'W-17' } }));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await chooseType('Address');
    await fill('Wallet address', TRON);
    await order();
    const receipt = await screen.findByRole('group', { name: 'Withdrawal placed' });
    expect(receipt).toHaveTextContent('ReferenceW-17');
    await waitFor(() => expect(receipt).toHaveTextContent('Balance after$100.00'));
    fireEvent.click(within(receipt).getByRole('button', { name: 'Copy receipt' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    const lines = String(writeText.mock.calls[0]?.[0]).split('\n');
    const [time] = lines.splice(5, 1);
    expect(lines).toEqual([
      'Withdrawal placed',
      `To: ${TRON}`,
      'Amount: 25.50 USDT',
      'Fee: 1$ (set when it is processed)',
      "Arrives: Once it's processed",
      'Reference: W-17',
      'Balance after: $100.00',
    ]);
    expect(time).toMatch(/^Time: \w+, \d+ \w+ \d{4}, \d\d:\d\d:\d\d \(UTC/);
  });

  it.each([
    ['The minimum withdrawal is 30 USDT', 'Quantity (USDT)'],
    ['Withdrawals are closed today', undefined],
  ])(
    'rejected with "%s" keeps the typed values, and shows the message at its field or above the button',
    async (message, where) => {
      const { bodies, toasts } = renderWithdraw(() => json({ success: false, message }));
      await order();
      await waitFor(() => expect(toasts).toEqual([{ type: 'error', message }]));
      await waitFor(() => expect(field('OTP')).not.toHaveAttribute('readonly'));
      if (where) {
        await waitFor(() => expect(fieldDescription(where)).toBe(message));
        expect(field(where)).toHaveFocus();
        expect(screen.getAllByText(message)).toHaveLength(1);
        // The error stays after a blur without a change.
        await runTimersAfter(() => void fireEvent.blur(field(where)));
        expect(fieldDescription(where)).toBe(message);
        await fill(where, '1');
        expect(field(where)).not.toBeInvalid();
        return;
      }
      expect(screen.getByText(message).closest('[role=note]')).toBeInTheDocument();
      expect(field('Quantity (USDT)')).toHaveValue('25.50');
      expect(field('OTP')).toHaveValue('123456');
      expect(screen.queryByText(/We couldn't confirm this/)).toBeNull();
      expect(bodies('placeWithraw')).toHaveLength(1);
    },
  );

  it('without a response keeps the typed values, and links to the history', async () => {
    const { bodies } = renderWithdraw(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
    await order();
    expect(await screen.findByText(/We couldn't confirm this/)).toBeInTheDocument();
    expect(screen.getByText('the history')).toHaveAttribute('href', '/withdrawhistory');
    expect(field('Quantity (USDT)')).toHaveValue('25.50');
    expect(bodies('placeWithraw')).toHaveLength(1);
  });

  it('rejected because of its code loses that error when another code is sent', async () => {
    renderWithdraw(() => json({ success: false, message: 'Wrong code' }));
    await order();
    await waitFor(() => expect(fieldDescription('OTP')).toBe('Wrong code'));
    press('Get OTP');
    await waitFor(() => expect(field('OTP')).not.toBeInvalid());
  });
});
