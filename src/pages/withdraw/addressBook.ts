import { dashboard } from '../../resources/dashboard';
import { memberIdOf, useMemberStorage, type StoredValue } from '../../data/useMemberStorage';
import { textLimits } from '../../core/textLimits';
import { useObject } from '../../data/useObject';
import { checkAddress, normalizeAddress } from './walletAddress';

/** An address and the member's name for it. */
export interface SavedAddress {
  readonly name: string;
  readonly address: string;
}

/** Each address occurs once. `nameProblem` keeps names unique as they are saved. */
export type AddressBook = readonly SavedAddress[];

export interface StoredBook {
  readonly saved: AddressBook;
  /** Stored entries that this version can't read: not in the book, but kept in storage. */
  readonly unread: readonly unknown[];
}

/** The address book as stored, with the functions that change it. */
export type StoredAddressBook = StoredValue<StoredBook>;

/** Maximum length of a name, in characters: it is shown beside an address, on one line of a phone. */
const LONGEST_NAME = 40;

/** Maximum number of saved addresses; members search them by eye. */
const MOST = 100;

/** Number of characters compared at each end of an address; most people compare only these. */
const ENDS = 4;

/** Returns a name as it is stored: on one line, without white space around it. */
export const plainName = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

const isEntry = (entry: unknown): entry is SavedAddress => {
  const { name, address } = (entry ?? {}) as Partial<Record<keyof SavedAddress, unknown>>;
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    name !== '' &&
    name === plainName(name) &&
    Array.from(name).length <= LONGEST_NAME &&
    canBeSaved(address)
  );
};

/** Returns whether an address can be saved: complete, short enough and without a wrong checksum. */
export function canBeSaved(address: string): boolean {
  const { is } = checkAddress(address);
  return address !== '' && is !== 'none' && is !== 'broken' && address.length <= textLimits.address;
}

/** Returns the stored entries; stored data that isn't a list counts as one entry. */
const entriesOf = (stored: unknown): readonly unknown[] => {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) ? stored : [stored];
};

/** Reads stored data, whichever version or program wrote it. Never throws. */
export function readBook(stored: unknown): StoredBook {
  const saved: SavedAddress[] = [];
  const unread: unknown[] = [];
  for (const entry of entriesOf(stored))
    if (isEntry(entry) && saved.length < MOST && entryOf(saved, entry.address) === undefined)
      saved.push({ name: entry.name, address: entry.address });
    else unread.push(entry);
  return { saved, unread };
}

/** Returns the data to store for a book. It includes unread entries, which another version may be able to read. */
export const storedOf = ({ saved, unread }: StoredBook): readonly unknown[] => [...saved, ...unread];

const isSame = (one: string, other: string) => normalizeAddress(one) === normalizeAddress(other.trim());

/** Returns the entry of an address; ignores letter case if it doesn't distinguish addresses. */
const entryOf = (book: AddressBook, address: string): SavedAddress | undefined =>
  book.find((saved) => isSame(saved.address, address));

export const nameOf = (book: AddressBook, address: string): string | undefined =>
  entryOf(book, address)?.name;

/** Returns both ends of an address in lower case: most people don't compare the case of letters. */
const endsOf = (address: string) => [address.slice(0, ENDS), address.slice(-ENDS)].join().toLowerCase();

const looksLike = (one: string, other: string) =>
  Math.min(one.length, other.length) > 2 * ENDS && endsOf(one) === endsOf(other);

/**
 * Returns the saved address that the given one can be mistaken for: both ends match, but the addresses differ.
 * Attackers create such addresses and place them in a member's history to be copied from there.
 */
export function lookAlike(book: AddressBook, address: string): SavedAddress | undefined {
  const typed = address.trim();
  return entryOf(book, typed) ? undefined : book.find((saved) => looksLike(saved.address, typed));
}

/** Returns the error of a name for an address; '' if there is none. */
export function nameProblem(book: AddressBook, typed: string, address: string): string {
  const name = plainName(typed);
  const others = book.filter((saved) => !isSame(saved.address, address));
  if (name === '') return 'Enter a name';
  if ('form' in checkAddress(name)) return "A name can't be a wallet address";
  if (Array.from(name).length > LONGEST_NAME) return `Use at most ${LONGEST_NAME} characters`;
  if (others.some((saved) => saved.name.toLowerCase() === name.toLowerCase()))
    return 'Another address already has this name';
  return others.length >= MOST ? `You can save up to ${MOST} names. Remove one first.` : '';
}

/** Returns the book, sorted by name, with this name for the address in place of an earlier one. */
export function withName(book: StoredBook, typed: string, address: string): StoredBook {
  const { saved, unread } = without(book, address);
  const named = [...saved, { name: plainName(typed), address: address.trim() }];
  return { saved: named.sort((a, b) => a.name.localeCompare(b.name)), unread };
}

/** Returns the book without the address, whatever its name. */
export const without = ({ saved, unread }: StoredBook, address: string): StoredBook => ({
  saved: saved.filter((one) => !isSame(one.address, address)),
  // Remove unread duplicates of the address too: otherwise one would appear in place of the removed entry.
  unread: unread.filter((one) => !(isEntry(one) && isSame(one.address, address))),
});

/**
 * Returns the member's names for addresses, stored in this browser only (docs/decisions/018). Undefined while they
 * load, and if this browser can't store them: the form then works without an address book.
 */
export function useAddressBook(enabled: boolean): StoredAddressBook | undefined {
  const { value } = useObject(dashboard);
  return useMemberStorage({ member: memberIdOf(value), name: 'addresses', read: readBook, enabled });
}
