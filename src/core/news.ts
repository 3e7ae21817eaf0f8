import { PAGE_SIZE } from './resourceRequest';
import { rowWords } from './rowWords';

/** The rows of a page as hashes, which distinguish rows without revealing their content. */
export type PageMarks = readonly number[];

interface ListMarks {
  /** The first page as the member last saw it. */
  readonly seen: PageMarks;
  /** The first page as the server last sent it. */
  readonly now: PageMarks;
}

/** The first pages of all lists with an unread count, by list name. */
export interface Marks {
  /** When the lists were last requested, in epoch ms; 0 before. */
  readonly at: number;
  readonly lists: Readonly<Record<string, ListMarks>>;
}

/** The number of unread rows by list name; lists without any may be missing. */
export type NewsCounts = Readonly<Record<string, number>>;

/** Hashes a text with FNV-1a (32 bits). Two of twenty rows collide about once in twenty million pages. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** Returns the hashes of a first page. A changed row gets another hash. */
export const marksOf = (rows: readonly unknown[]): PageMarks =>
  rows.slice(0, PAGE_SIZE).map((row) => numberOf(rowWords(row)));

/**
 * Returns the number of new rows on a page: unknown rows above the last known one. Unknown rows below it moved up
 * from the second page because others were removed. Ten means ten or more.
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

/** Parses the stored state. Invalid parts count as never seen; never throws. */
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

/** Records a page from the server. A list without a record counts as seen, so a first visit shows no unread rows. */
export const withPage = ({ at, lists }: Marks, name: string, now: PageMarks): Marks => ({
  at,
  lists: { ...lists, [name]: { seen: lists[name]?.seen ?? now, now } },
});

/** Records that the member viewed a page. */
export const withLook = ({ at, lists }: Marks, name: string, page: PageMarks): Marks => ({
  at,
  lists: { ...lists, [name]: { seen: page, now: page } },
});

export const countsOf = ({ lists }: Marks): NewsCounts =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, newOf(list)]));

/** Formats an unread count; ten is shown as '10+', because a page has ten rows. */
export const countWords = (count: number): string => (count >= PAGE_SIZE ? `${PAGE_SIZE}+` : String(count));
