import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import WithdrawScreen from '../../src/pages/withdraw/WithdrawScreen';
import { dashboard } from '../../src/resources/dashboard';
import { withdrawalCode } from '../../src/resources/withdrawalCode';
import { withdrawals } from '../../src/resources/withdrawals';
import { fakeIndexedDb } from '../support/fakeIndexedDb';
import { httpOver, json } from '../support/fakeFetch';
import { withRefine } from '../support/withRefine';

const ALICE = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const LIKE = `TR7N${'x'.repeat(26)}Lj6t`;
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NAME = 'Alice’s ledger';

// One for the file: the library keeps what it has opened.
const browser = fakeIndexedDb();

beforeEach(() => {
  browser.kept.clear();
  browser.forbid(false);
  vi.stubGlobal('indexedDB', browser.indexedDB);
});

const keyOf = (member: string) => JSON.stringify([member, 'addresses']);
const keep = (member: string, book: unknown) => browser.kept.set(keyOf(member), book);
const kept = (member = 'WH1') => browser.kept.get(keyOf(member));

/** The screen of a member who chose to withdraw to an address. */
async function open(userId: unknown = 'WH1') {
  const { send, seen } = httpOver(({ url }) =>
    url.endsWith('/dashboard')
      ? json({ success: true, message: '', data: { incomeBalance: '100', user: { userId } } })
      : json({ success: true, message: 'Your withdrawal is placed' }),
  );
  const { wrapper, toasts } = withRefine(send, [withdrawals, withdrawalCode, dashboard]);
  const { unmount } = render(
    <MemoryRouter>
      <WithdrawScreen />
    </MemoryRouter>,
    { wrapper },
  );
  await screen.findByText('$100.00');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Withdraw to' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Address' }));
  const bodies = () => seen.filter(({ url }) => url.endsWith('/placeWithraw')).map(({ body }) => body);
  return { toasts, bodies, unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp, scope = within(document.body)) =>
  fireEvent.click(scope.getByRole('button', { name }));
const names = () => screen.findByRole('combobox', { name: 'Saved names' });

async function choose(name: string) {
  fireEvent.mouseDown(await names());
  // Its address, shortened, is said with it.
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name} .{6}….{6}$`) }));
}

/** To the review of what stands in the fields. */
async function review() {
  fill('Quantity (USDT)', '25');
  fill('OTP', '123456');
  press('Confirm');
  return within(await screen.findByRole('dialog', { name: 'Withdraw this amount?' }));
}

async function manage() {
  press('Address book');
  return within(await screen.findByRole('dialog', { name: 'Address book' }));
}

/** A question over the book, by its title's words: antd gives all dialogs of a test one id, so names mix. */
const question = async (title: string) => {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${title} is no dialog`);
  return within(dialog);
};

describe('saved names', () => {
  it('fill the field by the member’s own choice alone, and stand beside the address in review and receipt', async () => {
    keep('WH1', [
      { name: NAME, address: ALICE },
      { name: 'Exchange', address: EVM },
    ]);
    const { bodies } = await open();
    await names();
    expect(field('Wallet address')).toHaveValue('');
    fill('OTP', '111111');
    await choose(NAME);
    expect(field('Wallet address')).toHaveValue(ALICE);
    // Another address is another order.
    expect(screen.getByText(/^You changed the order, so its code was cleared/)).toBeInTheDocument();
    const dialog = await review();
    expect(dialog.getByText(NAME)).toBeInTheDocument();
    expect(dialog.getByLabelText(ALICE)).toHaveTextContent(ALICE);
    press('Withdraw 25.00 USDT', dialog);
    const receipt = within(await screen.findByRole('group', { name: 'Withdrawal placed' }));
    expect(receipt.getByText(NAME)).toBeInTheDocument();
    expect(receipt.queryByText('Save name')).toBeNull();
    expect(bodies()).toEqual([{ otp: '123456', walletAddress: ALICE, amount: '25', withrawType: 'address' }]);
  });

  it('are those of one member: another one in this browser sees none', async () => {
    keep('WH1', [{ name: NAME, address: ALICE }]);
    await open('WH2');
    expect(await screen.findByText('Address book')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Saved names' })).toBeNull();
    expect(screen.getByText(/kept in this browser only/)).toBeInTheDocument();
    fill('Wallet address', LIKE);
    expect(screen.queryByText(/^This looks like/)).toBeNull();
  });

  it('are left out where the browser keeps nothing, or nobody knows whose they are: the form works as ever', async () => {
    browser.forbid();
    const { bodies, unmount } = await open();
    fill('Wallet address', ALICE);
    press('Withdraw 25.00 USDT', await review());
    await screen.findByRole('group', { name: 'Withdrawal placed' });
    expect(bodies()).toHaveLength(1);
    expect(screen.queryByText('Save name')).toBeNull();
    unmount();
    browser.forbid(false);
    await open(7);
    fill('Wallet address', ALICE);
    await act(() => new Promise<void>((done) => setTimeout(done, 20)));
    expect(screen.queryByText('Address book')).toBeNull();
    expect(screen.queryByText(/kept in this browser/)).toBeNull();
  });
});

it('an address that looks like a saved one is warned of at the field and in the review, and stops nothing', async () => {
  keep('WH1', [{ name: NAME, address: EVM }]);
  await open();
  await names();
  fill('Wallet address', `0x5a${'0'.repeat(34)}eaed`);
  const warning = screen.getByText(/^This looks like/).closest('[role=status]');
  expect(warning).toHaveTextContent(`This looks like ${NAME}, and is another address`);
  expect(within(warning as HTMLElement).getByLabelText(EVM)).toBeInTheDocument();
  const dialog = await review();
  expect(dialog.getByText(/^This looks like/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Withdraw 25.00 USDT' })).toBeVisible();
  press('Cancel', dialog);
  // The saved one itself, in other letters of the same address.
  fill('Wallet address', EVM.toLowerCase());
  expect(screen.queryByText(/^This looks like/)).toBeNull();
});

describe('an address', () => {
  it('that was used is offered a name after success, by a form that says where it is kept', async () => {
    const { toasts } = await open();
    await screen.findByText('Address book');
    fill('Wallet address', ` ${ALICE} `);
    press('Withdraw 25.00 USDT', await review());
    const receipt = within(await screen.findByRole('group', { name: 'Withdrawal placed' }));
    expect(receipt.getByText('Kept in this browser only.')).toBeInTheDocument();
    expect(kept()).toBeUndefined();
    press('Save name', receipt);
    expect(await receipt.findByText('Enter a name')).toBeInTheDocument();
    fireEvent.change(receipt.getByLabelText('Name this address'), { target: { value: ` ${NAME} ` } });
    press('Save name', receipt);
    const word = await receipt.findByText(/^Kept in this browser as/);
    expect(word).toHaveFocus();
    expect(kept()).toEqual([{ name: NAME, address: ALICE }]);
    expect(toasts.at(-1)).toEqual({ type: 'success', message: `Saved as ${NAME}` });
    // It can be chosen at once.
    press('New withdrawal', receipt);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Withdraw to' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Address' }));
    expect(field('Wallet address')).toHaveValue('');
    await choose(NAME);
    expect(field('Wallet address')).toHaveValue(ALICE);
  });

  it('in the form is given a name in the book, unless it is broken; one that was not kept says so', async () => {
    const { toasts } = await open();
    await screen.findByText('Address book');
    fill('Wallet address', ALICE.replace('R7', 'R8'));
    const book = await manage();
    expect(book.queryByText('Save name')).toBeNull();
    expect(book.getByText(/^No names yet/)).toBeInTheDocument();
    press('Close', within(book.getByText('Forget all').closest('.ant-modal-footer') as HTMLElement));
    fill('Wallet address', ALICE);
    const again = await manage();
    fireEvent.change(again.getByLabelText('Name for the address in the form'), { target: { value: NAME } });
    browser.forbid();
    press('Save name', again);
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'error', message: 'This browser did not keep the name.' }]),
    );
    browser.forbid(false);
    press('Save name', again);
    expect(await again.findByRole('button', { name: `Rename ${NAME}` })).toBeInTheDocument();
    expect(kept()).toEqual([{ name: NAME, address: ALICE }]);
  });
});

describe('the book', () => {
  it('renames and removes, each name for itself, and asks before a name goes', async () => {
    keep('WH1', [
      { name: NAME, address: ALICE },
      { name: 'Exchange', address: EVM },
    ]);
    await open();
    await names();
    const book = await manage();
    press(`Rename ${NAME}`, book);
    const name = book.getByLabelText('New name');
    expect(name).toHaveValue(NAME);
    expect(name).toHaveFocus();
    fireEvent.change(name, { target: { value: 'Exchange' } });
    press('Save name', book);
    expect(await book.findByText('Another address has this name')).toBeInTheDocument();
    fireEvent.change(name, { target: { value: 'Bob' } });
    press('Save name', book);
    expect(await book.findByRole('button', { name: 'Rename Bob' })).toHaveFocus();
    press('Remove Exchange', book);
    const asked = await question('Remove this name?');
    expect(asked.getByLabelText(EVM)).toBeInTheDocument();
    press('Remove', asked);
    await waitFor(() => expect(kept()).toEqual([{ name: 'Bob', address: ALICE }]));
    expect(book.queryByText('Exchange')).toBeNull();
    await waitFor(() => expect(book.getByText(/^Kept in this browser only, for you/)).toHaveFocus());
  });

  it('forgets all once it is told twice, and those of nobody else', async () => {
    keep('WH1', [{ name: NAME, address: ALICE }]);
    keep('WH2', [{ name: 'Mine', address: ALICE }]);
    await open();
    await names();
    const book = await manage();
    press('Forget all', book);
    const asked = await question('Forget all names?');
    expect(kept()).toHaveLength(1);
    press('Forget all', asked);
    expect(await book.findByText(/^No names yet/)).toBeInTheDocument();
    expect([...browser.kept.keys()]).toEqual([keyOf('WH2')]);
  });

  it('says what it cannot read, and leaves it out', async () => {
    keep('WH1', [{ name: NAME, address: ALICE }, { name: 'Broken' }, 7]);
    await open();
    await names();
    const book = await manage();
    expect(book.getByText(/^2 entries in this browser cannot be read/)).toBeInTheDocument();
    expect(book.getAllByRole('listitem')).toHaveLength(1);
  });
});
