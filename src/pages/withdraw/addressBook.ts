import { textLimits } from '../../core/textLimits';
import { checkAddress, oneSpelling } from './walletAddress';

/** A name that a member gave to an address. */
export interface SavedAddress {
  readonly name: string;
  readonly address: string;
}

/** Each address once; names are told apart as they are given. */
export type AddressBook = readonly SavedAddress[];

export interface StoredBook {
  readonly saved: AddressBook;
  /** Entries that make no sense to this version, as they are stored: left out of the book, and not lost. */
  readonly unread: readonly unknown[];
}

/** In characters: it stands beside an address, in a line of a phone. */
const LONGEST_NAME = 40;

/** A book is looked through by eye. */
const MOST = 100;

/** Characters at each end of an address, which is what most people compare. */
const ENDS = 4;

/** As a name is kept: one line, nothing around it. */
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

/** Whether an address is worth a name: one that may be sent to, not the half of one. */
export function canBeSaved(address: string): boolean {
  const { is } = checkAddress(address);
  return address !== '' && is !== 'none' && is !== 'broken' && address.length <= textLimits.address;
}

/** A whole that makes no sense is one entry that makes none. */
const entriesOf = (stored: unknown): readonly unknown[] => {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) ? stored : [stored];
};

/** Reads what is stored, of this version or another, or of another hand; never throws. */
export function readBook(stored: unknown): StoredBook {
  const saved: SavedAddress[] = [];
  const unread: unknown[] = [];
  for (const entry of entriesOf(stored))
    if (isEntry(entry) && saved.length < MOST && entryOf(saved, entry.address) === undefined)
      saved.push({ name: entry.name, address: entry.address });
    else unread.push(entry);
  return { saved, unread };
}

/** What is stored of a book: with what could not be read, which another version may know. */
export const storedOf = ({ saved, unread }: StoredBook): readonly unknown[] => [...saved, ...unread];

const isSame = (one: string, other: string) => oneSpelling(one) === oneSpelling(other.trim());

/** The entry of an address, however the case of its letters is written where that makes no other address. */
const entryOf = (book: AddressBook, address: string): SavedAddress | undefined =>
  book.find((saved) => isSame(saved.address, address));

export const nameOf = (book: AddressBook, address: string): string | undefined =>
  entryOf(book, address)?.name;

/** Both ends as most people compare them: whatever the case of their letters. */
const endsOf = (address: string) => [address.slice(0, ENDS), address.slice(-ENDS)].join().toLowerCase();

const looksLike = (one: string, other: string) =>
  Math.min(one.length, other.length) > 2 * ENDS && endsOf(one) === endsOf(other);

/**
 * The saved address that another one may be taken for: alike at both ends, and not the same. Such addresses are
 * made on purpose, and laid into a member's history to be copied from there.
 */
export function lookAlike(book: AddressBook, address: string): SavedAddress | undefined {
  const typed = address.trim();
  return entryOf(book, typed) ? undefined : book.find((saved) => looksLike(saved.address, typed));
}

/** What is wrong with a name for an address; '' where nothing is. */
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

/** The book with that name for that address, in the order of names; it takes the place of an earlier name. */
export function withName(book: StoredBook, typed: string, address: string): StoredBook {
  const { saved, unread } = without(book, address);
  const named = [...saved, { name: plainName(typed), address: address.trim() }];
  return { saved: named.sort((a, b) => a.name.localeCompare(b.name)), unread };
}

/** The book without that address, under whatever name. */
export const without = ({ saved, unread }: StoredBook, address: string): StoredBook => ({
  saved: saved.filter((one) => !isSame(one.address, address)),
  // A second name of it was left out: it would show up in place of the one that goes.
  unread: unread.filter((one) => !(isEntry(one) && isSame(one.address, address))),
});
