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

/** The saved addresses. Each address occurs once, and `nameProblem` rejects duplicate names. */
export type AddressBook = readonly SavedAddress[];

/** The address book as read from storage. */
export interface StoredBook {
  readonly saved: AddressBook;
  /** The stored entries that this version can't read. They are not shown, but stay in storage. */
  readonly unread: readonly unknown[];
}

/** The address book with the functions that change it in storage. */
export type StoredAddressBook = StoredValue<StoredBook>;

/** The maximum length of a name, in characters. It must fit on one line of a phone. */
const MAX_NAME_LENGTH = 40;

/** The maximum number of saved addresses, because the list has no search. */
const MAX_ENTRIES = 100;

/** The number of characters compared at each end of an address. Most people compare only these. */
const END_LENGTH = 4;

/** Returns a name in the form that is stored: on one line, without white space around it. */
export const plainName = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

const isEntry = (entry: unknown): entry is SavedAddress => {
  const { name, address } = (entry ?? {}) as Partial<Record<keyof SavedAddress, unknown>>;
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    name !== '' &&
    name === plainName(name) &&
    Array.from(name).length <= MAX_NAME_LENGTH &&
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

/** Parses stored data of any version or origin. Never throws. */
export function readBook(stored: unknown): StoredBook {
  const saved: SavedAddress[] = [];
  const unread: unknown[] = [];
  for (const entry of entriesOf(stored))
    if (isEntry(entry) && saved.length < MAX_ENTRIES && entryOf(saved, entry.address) === undefined)
      saved.push({ name: entry.name, address: entry.address });
    else unread.push(entry);
  return { saved, unread };
}

/** Returns the data to store for a book. It includes unread entries, because another version may read them. */
export const storedOf = ({ saved, unread }: StoredBook): readonly unknown[] => [...saved, ...unread];

const isSameAddress = (a: string, b: string) => normalizeAddress(a) === normalizeAddress(b.trim());

/** Returns the entry of an address. Ignores letter case where it is not part of the address. */
const entryOf = (book: AddressBook, address: string): SavedAddress | undefined =>
  book.find((saved) => isSameAddress(saved.address, address));

/** Returns the member's name for an address; undefined if there is none. */
export const nameOf = (book: AddressBook, address: string): string | undefined =>
  entryOf(book, address)?.name;

/** Returns both ends of an address in lower case: most people don't compare the case of letters. */
const endsOf = (address: string) =>
  [address.slice(0, END_LENGTH), address.slice(-END_LENGTH)].join().toLowerCase();

const looksLike = (a: string, b: string) =>
  Math.min(a.length, b.length) > 2 * END_LENGTH && endsOf(a) === endsOf(b);

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
  const others = book.filter((saved) => !isSameAddress(saved.address, address));
  if (name === '') return 'Enter a name';
  if ('form' in checkAddress(name)) return "A name can't be a wallet address";
  if (Array.from(name).length > MAX_NAME_LENGTH) return `Use at most ${MAX_NAME_LENGTH} characters`;
  if (others.some((saved) => saved.name.toLowerCase() === name.toLowerCase()))
    return 'Another address already has this name';
  return others.length >= MAX_ENTRIES ? `You can save up to ${MAX_ENTRIES} names. Remove one first.` : '';
}

/** Returns the book, sorted by name, with this name for the address. It replaces an earlier name. */
export function withName(book: StoredBook, typed: string, address: string): StoredBook {
  const { saved, unread } = without(book, address);
  const named = [...saved, { name: plainName(typed), address: address.trim() }];
  return { saved: named.sort((a, b) => a.name.localeCompare(b.name)), unread };
}

/** Returns the book without the address. */
export const without = ({ saved, unread }: StoredBook, address: string): StoredBook => ({
  saved: saved.filter((entry) => !isSameAddress(entry.address, address)),
  // Remove unread duplicates of the address too: otherwise one would appear in place of the removed entry.
  unread: unread.filter((entry) => !(isEntry(entry) && isSameAddress(entry.address, address))),
});

/**
 * Returns the member's address book, which is stored in this browser only (docs/decisions/018). Undefined while it
 * loads or if this browser can't store it; the form then works without an address book.
 */
export function useAddressBook(enabled: boolean): StoredAddressBook | undefined {
  const { value } = useObject(dashboard);
  return useMemberStorage({ member: memberIdOf(value), name: 'addresses', read: readBook, enabled });
}
