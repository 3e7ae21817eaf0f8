/** Helpers for tests of the address book, on the withdraw screen or alone. They store it in a fake IndexedDB. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { MemberIdContext, useMemberStorage } from '../../src/data/useMemberStorage';
import AddressBookDialog from '../../src/pages/withdraw/AddressBookDialog';
import { parseBook } from '../../src/pages/withdraw/addressBook';
import { fakeIndexedDb } from './fakeIndexedDb';
import { renderPart } from './renderPart';
import { accepted, chooseType, renderWithdraw, press } from './withdrawScreen';

export const ALICE = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const NAME = 'Alice’s ledger';

// Create the database once for all tests: idb-keyval opens one connection and keeps it.
export const browser = fakeIndexedDb();

/** Empties the fake IndexedDB and installs it as `indexedDB`. Call this function before each test. */
export function browserWithoutNames() {
  browser.stored.clear();
  browser.forbid(false);
  vi.stubGlobal('indexedDB', browser.indexedDB);
}

export const keyOf = (member: string) => JSON.stringify([member, 'addresses']);
export const storeBook = (member: string, book: unknown) => browser.stored.set(keyOf(member), book);
export const storedBook = (member = 'WH1') => browser.stored.get(keyOf(member));

interface DialogProps {
  readonly address: string;
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

function LoadedDialog(props: DialogProps) {
  const addressBook = useMemberStorage({ name: 'addresses', read: parseBook, enabled: true });
  return addressBook && <AddressBookDialog addressBook={addressBook} {...props} />;
}

/** Renders the dialog of member WH1 alone. `address` is the text of the address field. Returns queries within it. */
export async function renderDialog(address = '') {
  const onChoose = vi.fn<DialogProps['onChoose']>();
  const onClose = vi.fn<DialogProps['onClose']>();
  const { toasts, unmount } = renderPart(
    <MemberIdContext value="WH1">
      <LoadedDialog address={address} onChoose={onChoose} onClose={onClose} />
    </MemberIdContext>,
  );
  const book = within(await screen.findByRole('dialog', { name: 'Address book' }));
  return { book, toasts, onChoose, onClose, unmount };
}

export async function open(userId: unknown = 'WH1') {
  const rendered = renderWithdraw(accepted, { userId });
  await screen.findByText('$100.00');
  await chooseType('Address');
  return rendered;
}

export const bookRead = () => screen.findByText('Address book');

export const savedAddress = (book: Pick<typeof screen, 'getAllByText'>, name: string) =>
  book.getAllByText(name)[0]?.closest('button') ?? document.body;

export async function choose(name: string) {
  await bookRead();
  press('Address book');
  const book = within(await screen.findByRole('dialog', { name: 'Address book' }));
  fireEvent.click(savedAddress(book, name));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Address book' })).toBeNull());
}

/**
 * Finds a dialog by the text of its title. `getByRole` with a name can find the wrong dialog: in tests, the titles of
 * all antd dialogs have the same id, and `aria-labelledby` refers to that id.
 */
export const findDialog = async (title: string) => {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${title} isn't a dialog`);
  return within(dialog);
};
