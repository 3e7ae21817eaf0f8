import { PAGE_SIZE } from './resourceRequest';
import { rowWords } from './rowWords';

/** A page of rows as a number each, which tells them apart and nothing about them. */
export type PageMarks = readonly number[];

interface ListMarks {
  /** The first page as a member last saw it. */
  readonly seen: PageMarks;
  /** The first page as the server last gave it. */
  readonly now: PageMarks;
}

/** What a member has seen of the lists that bring news, by their names. */
export interface Marks {
  /** When they were last asked for, in epoch ms; 0 before. */
  readonly at: number;
  readonly lists: Readonly<Record<string, ListMarks>>;
}

/** New rows by the list's name; one that has none may be missing. */
export type NewsCounts = Readonly<Record<string, number>>;

/** FNV-1a, 32 bits: two of twenty rows are taken for one about once in twenty million pages. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** The marks of a first page. A row that has changed since is another one. */
export const marksOf = (rows: readonly unknown[]): PageMarks =>
  rows.slice(0, PAGE_SIZE).map((row) => numberOf(rowWords(row)));

/**
 * How many rows of a page are new: those that were not there before, above the last one that was. What stands below
 * that was on the second page, and has come up because others went. Ten are ten or more.
 */
function newOf({ seen, now }: ListMarks): number {
  const left = [...seen];
  const known = now.map((mark) => {
    const place = left.indexOf(mark);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  const last = known.lastIndexOf(true);
  return last < 0 ? now.length : known.slice(0, last).filter((is) => !is).length;
}

const isPage = (value: unknown): value is PageMarks =>
  Array.isArray(value) && value.length <= PAGE_SIZE && value.every((mark) => typeof mark === 'number');

/** Reads what is stored, of whatever version or hand: what makes no sense was never seen. Never throws. */
export function readMarks(stored: unknown): Marks {
  const { at, lists } = (stored ?? {}) as Partial<Record<keyof Marks, unknown>>;
  return {
    at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
    lists: Object.fromEntries(
      Object.entries(lists ?? {}).flatMap(([name, list]: [string, unknown]) => {
        const { seen, now } = (list ?? {}) as Partial<Record<keyof ListMarks, unknown>>;
        return isPage(seen) && isPage(now) ? [[name, { seen, now }]] : [];
      }),
    ),
  };
}

/** Takes in what the server gave. A list that was never seen is seen by that: a first visit brings no news. */
export const withPage = ({ at, lists }: Marks, name: string, now: PageMarks): Marks => ({
  at,
  lists: { ...lists, [name]: { seen: lists[name]?.seen ?? now, now } },
});

/** Takes in that a member looked at that page. */
export const withLook = ({ at, lists }: Marks, name: string, page: PageMarks): Marks => ({
  at,
  lists: { ...lists, [name]: { seen: page, now: page } },
});

export const countsOf = ({ lists }: Marks): NewsCounts =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, newOf(list)]));

/** A count as it is shown: a page holds no more than ten. */
export const countWords = (count: number): string => (count >= PAGE_SIZE ? `${PAGE_SIZE}+` : String(count));
