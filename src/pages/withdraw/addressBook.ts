import type { StoredValue } from '../../data/useMemberStorage';
import { addressFormat } from '../../core/addressFormat';
import { normalizeName } from '../../core/visibleText';
import { addressProblem, normalizeAddress } from './walletAddress';

export interface SavedAddress {
  readonly name: string;
  readonly address: string;
}

/** The saved addresses, each only once. `nameProblem` rejects duplicate names. */
export type AddressBook = readonly SavedAddress[];

export interface StoredBook {
  readonly saved: AddressBook;
  /** Stored entries that are not shown but stay in storage: unreadable ones, duplicates and those above the limit. */
  readonly unreadable: readonly unknown[];
}

/** The address book, which this browser stores (docs/decisions/018), with the functions that change it. */
export type StoredAddressBook = StoredValue<StoredBook>;

/** The maximum length of a name, in characters, so that a name fits on one line of a phone. */
const MAX_NAME_LENGTH = 40;

/** The maximum number of saved addresses, because the list has no search. */
const MAX_ENTRIES = 100;

/** The number of characters at each end that look-alikes share: most people compare only the ends. */
const END_LENGTH = 4;

const isEntry = (entry: unknown): entry is SavedAddress => {
  const { name, address } = (entry ?? {}) as Partial<Record<keyof SavedAddress, unknown>>;
  return (
    typeof name === 'string' &&
    typeof address === 'string' &&
    name === normalizeName(name) &&
    nameProblem([], name, address) === '' &&
    addressProblem(address) === ''
  );
};

/** Parses a stored address book, which may be damaged or from another version of the portal. Never throws. */
export function parseBook(stored: unknown): StoredBook {
  const saved: SavedAddress[] = [];
  const unreadable: unknown[] = [];
  // Stored data that isn't a list counts as one entry.
  for (const entry of [stored ?? []].flat())
    if (isEntry(entry) && saved.length < MAX_ENTRIES && findEntry(saved, entry.address) === undefined)
      saved.push({ name: entry.name, address: entry.address });
    else unreadable.push(entry);
  return { saved, unreadable };
}

/** Returns the data to store for a book, including unreadable entries, which another version may be able to read. */
export const serializeBook = ({ saved, unreadable }: StoredBook) => [...saved, ...unreadable];

const isSameAddress = (a: string, b: string) => normalizeAddress(a) === normalizeAddress(b);

/** Returns the entry of an address. Ignores letter case in formats where case doesn't change the address. */
const findEntry = (book: AddressBook, address: string): SavedAddress | undefined =>
  book.find((saved) => isSameAddress(saved.address, address));

export const findName = (book: AddressBook, address: string): string | undefined =>
  findEntry(book, address)?.name;

/** Returns both ends of an address, in lower case because most people don't compare letter case. */
const endsOf = (address: string) =>
  [address.slice(0, END_LENGTH), address.slice(-END_LENGTH)].join().toLowerCase();

const looksLike = (a: string, b: string) =>
  Math.min(a.length, b.length) > 2 * END_LENGTH && endsOf(a) === endsOf(b);

/**
 * Returns a saved address that looks like the given address: both ends match, but the addresses differ. Attackers
 * create such addresses and make small payments, so that members copy the wrong address from their history.
 */
export const findLookAlike = (book: AddressBook, address: string): SavedAddress | undefined =>
  findEntry(book, address) ? undefined : book.find((saved) => looksLike(saved.address, address));

/** Validates a typed name for an address. Returns an error message, or '' if the name is valid. */
export function nameProblem(book: AddressBook, typed: string, address: string): string {
  const name = normalizeName(typed);
  const others = book.filter((saved) => !isSameAddress(saved.address, address));
  if (name === '') return 'Enter a name';
  if (addressFormat(name)) return "A name can't be a wallet address";
  if (Array.from(name).length > MAX_NAME_LENGTH) return `Use at most ${MAX_NAME_LENGTH} characters`;
  if (others.some((saved) => saved.name.toLowerCase() === name.toLowerCase()))
    return 'Another address already has this name';
  return others.length >= MAX_ENTRIES ? `You can save up to ${MAX_ENTRIES} names. Remove one first.` : '';
}

/** Returns the book with this name for the address, sorted by name. Replaces an earlier name of the address. */
export function setAddressName(book: StoredBook, typed: string, address: string): StoredBook {
  const { saved, unreadable } = removeAddress(book, address);
  const named = [...saved, { name: normalizeName(typed), address }];
  return { saved: named.sort((a, b) => a.name.localeCompare(b.name)), unreadable };
}

export const removeAddress = ({ saved, unreadable }: StoredBook, address: string): StoredBook => ({
  saved: saved.filter((entry) => !isSameAddress(entry.address, address)),
  // Also remove duplicates of the address, which are not shown; otherwise one would replace the removed entry.
  unreadable: unreadable.filter((entry) => !(isEntry(entry) && isSameAddress(entry.address, address))),
});
