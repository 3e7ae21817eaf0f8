import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ALICE,
  bookRead,
  browser,
  choose,
  browserWithoutNames,
  EVM,
  storeBook,
  storedBook,
  NAME,
  open,
} from '../../support/addressBook';
import { field, fill } from '../../support/formFields';
import { order, press, review } from '../../support/withdrawScreen';

beforeEach(browserWithoutNames);

describe('saved names', () => {
  it('fill the field only when chosen, and appear beside the address in review and receipt', async () => {
    storeBook('WH1', [
      { name: NAME, address: ALICE },
      { name: 'Exchange', address: EVM },
    ]);
    const { bodies } = await open();
    await bookRead();
    expect(field('Wallet address')).toHaveValue('');
    await fill('OTP', '111111');
    await choose(NAME);
    expect(field('Wallet address')).toHaveValue(ALICE);
    expect(field('Wallet address')).toHaveFocus();
    // Choosing another address changes the withdrawal, so the form clears the code.
    expect(screen.getByText(/^You changed the withdrawal/)).toBeInTheDocument();
    const dialog = await review();
    expect(dialog.getByText(NAME)).toBeInTheDocument();
    expect(dialog.getByLabelText(ALICE)).toHaveTextContent(ALICE);
    press('Withdraw 25.50 USDT', dialog);
    const receipt = within(await screen.findByRole('group', { name: 'Withdrawal placed' }));
    expect(receipt.getByText(NAME)).toBeInTheDocument();
    expect(receipt.queryByText('Save name')).toBeNull();
    expect(bodies('placeWithraw')).toEqual([
      { otp: '123456', walletAddress: ALICE, amount: '25.50', withrawType: 'address' },
    ]);
  });

  it('are hidden when storage is forbidden or the member is unknown, and the form still works', async () => {
    browser.forbid();
    const { bodies, settled, unmount } = await open();
    await fill('Wallet address', ALICE);
    await order();
    await screen.findByRole('group', { name: 'Withdrawal placed' });
    expect(bodies('placeWithraw')).toHaveLength(1);
    await settled();
    expect(screen.queryByText('Save name')).toBeNull();
    unmount();
    browser.forbid(false);
    const unknownMember = await open(null);
    await fill('Wallet address', ALICE);
    await unknownMember.settled();
    expect(screen.queryByText('Address book')).toBeNull();
    expect(screen.queryByText(/saved in this browser/)).toBeNull();
  });
});

it('an address that looks like a saved one gets a warning at field and review, but can be used', async () => {
  storeBook('WH1', [{ name: NAME, address: EVM }]);
  await open();
  await bookRead();
  // Pasted addresses may have white space around them.
  await fill('Wallet address', ` 0x5a${'0'.repeat(34)}eaed\t`);
  const warning = screen.getByText(/^This isn't/).closest('[role=status]');
  expect(warning).toHaveTextContent(`This isn't ${NAME}, but it looks like it.`);
  expect(within(warning as HTMLElement).getByLabelText(EVM)).toBeInTheDocument();
  const dialog = await review();
  expect(dialog.getByText(/^This isn't/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Withdraw 25.50 USDT' })).toBeVisible();
  press('Cancel', dialog);
  await fill('Wallet address', EVM.toLowerCase());
  expect(screen.queryByText(/^This isn't/)).toBeNull();
});

it('an address can be named after a successful withdrawal, with a note on where the name is stored', async () => {
  const { toasts } = await open();
  await screen.findByText('Address book');
  await fill('Wallet address', ` ${ALICE} `);
  await order();
  const receipt = within(await screen.findByRole('group', { name: 'Withdrawal placed' }));
  expect(receipt.getByText('Saved in this browser only.')).toBeInTheDocument();
  expect(storedBook()).toBeUndefined();
  press('Save name', receipt);
  expect(await receipt.findByText('Enter a name')).toBeInTheDocument();
  fireEvent.change(receipt.getByLabelText('Name this address'), { target: { value: ` ${NAME} ` } });
  press('Save name', receipt);
  const savedNote = await receipt.findByText(/^Saved in this browser as/);
  expect(savedNote).toHaveFocus();
  expect(storedBook()).toEqual([{ name: NAME, address: ALICE }]);
  expect(toasts.at(-1)).toEqual({ type: 'success', message: `Saved as ${NAME}` });
});
