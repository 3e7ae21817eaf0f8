import { PAGE_SIZE } from '../core/resourceRequest';
import { rowJson } from '../core/defineResource';
import { hashOf } from '../core/hash';

/**
 * The hashes of the rows of a page. They distinguish rows without revealing their content. The chance of a collision
 * among 20 rows is 1 in 20 million.
 */
export type PageHashes = readonly number[];

/** Returns the hashes of a first page. A changed row gets another hash. */
export const hashesOf = (rows: readonly unknown[]): PageHashes =>
  rows.slice(0, PAGE_SIZE).map((row) => hashOf(rowJson(row)));

/**
 * Returns the positions of the new rows on a first page: the unseen rows above the lowest seen row. Unseen rows below the
 * lowest seen row are old: they moved up from the second page when other rows were removed.
 */
export function newPositions(seen: PageHashes, current: PageHashes): number[] {
  const unmatched = [...seen];
  const known = current.map((hash) => {
    const index = unmatched.indexOf(hash);
    if (index >= 0) unmatched.splice(index, 1);
    return index >= 0;
  });
  const lastKnown = known.lastIndexOf(true);
  return [...known.keys()].filter((index) => !known[index] && (lastKnown < 0 || index < lastKnown));
}

/** Returns the number of new rows on a first page. Ten means ten or more. */
export const countNew = (seen: PageHashes, current: PageHashes): number => newPositions(seen, current).length;

/** Returns the hashes of the rows that `writes` of the member have added since `previous`: the newest added ones. */
export const ownRows = (previous: PageHashes, current: PageHashes, writes: number): PageHashes =>
  current.filter((hash) => !previous.includes(hash)).slice(0, Math.max(0, writes));

/** Returns a seen page with own rows, which count as seen. */
export const withOwnRows = (seen: PageHashes, own: PageHashes): PageHashes => [
  ...own.filter((hash) => !seen.includes(hash)),
  ...seen,
];

const isPageHashes = (value: unknown): value is PageHashes =>
  Array.isArray(value) && value.length <= PAGE_SIZE && value.every((hash) => typeof hash === 'number');

/** Parses the stored pages by list name. Omits invalid pages, whose lists then count as never seen. Never throws. */
export const readSeenPages = (stored: unknown): Readonly<Record<string, PageHashes>> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([, page]) => isPageHashes(page)));

/** Formats an unread count; ten is shown as '10+', because a page has ten rows. */
export const formatUnread = (count: number): string => (count >= PAGE_SIZE ? `${PAGE_SIZE}+` : String(count));
