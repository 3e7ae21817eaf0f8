import { PAGE_SIZE } from '../../core/resourceRequest';
import { rowJson } from '../../core/defineResource';

/** The rows of a page as hashes, which distinguish rows without revealing their content. */
type PageHashes = readonly number[];

/** The first page of each list as the member last saw it, by list name. */
export type SeenPages = Readonly<Record<string, PageHashes>>;

/** Hashes a text with FNV-1a (32 bits). Two of twenty rows collide about once in twenty million pages. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Returns the hashes of a first page. A changed row gets another hash. */
export const hashesOf = (rows: readonly unknown[]): PageHashes =>
  rows.slice(0, PAGE_SIZE).map((row) => hashOf(rowJson(row)));

/**
 * Returns the number of new rows on a first page: rows that were not seen, above the last seen row. A row below it that
 * was not seen is old: it moved up from the second page when other rows were removed. Ten means ten or more.
 */
export function countNew(seen: PageHashes, now: PageHashes): number {
  const left = [...seen];
  const known = now.map((hash) => {
    const index = left.indexOf(hash);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  const last = known.lastIndexOf(true);
  return last < 0 ? now.length : known.slice(0, last).filter((isKnown) => !isKnown).length;
}

const isPage = (value: unknown): value is PageHashes =>
  Array.isArray(value) && value.length <= PAGE_SIZE && value.every((hash) => typeof hash === 'number');

/** Parses the stored pages. Invalid ones count as never seen; never throws. */
export const readSeenPages = (stored: unknown): SeenPages =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, PageHashes] => isPage(entry[1]),
    ),
  );

/** Formats an unread count; ten is shown as '10+', because a page has ten rows. */
export const formatUnread = (count: number): string => (count >= PAGE_SIZE ? `${PAGE_SIZE}+` : String(count));
