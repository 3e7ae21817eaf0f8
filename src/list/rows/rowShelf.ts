import { PAGE_SIZE } from '../../core/resourceRequest';
import { rowWords } from './rowJson';

/** One page of a list: its rows and the total that the server reports. */
export interface PageAnswer {
  readonly data: readonly unknown[];
  readonly total: number;
}

/** Returns the ID of a row; undefined if it has none. */
export type IdOf = (row: unknown) => string | number | undefined;

/** Why a list ended before its total. */
export type Stop = 'short' | 'empty';

/** The maximum number of unverified pages to re-read per round. */
const PROOFS = 8;

/** The page cache of a list: `gather` fills it and the session keeps it. */
export interface RowShelf {
  readonly idOf: IdOf;
  /** The number of cached rows. */
  readonly size: number;
  /** How much the total has changed since the first page was read. */
  readonly behind: number;
  /**
   * Whether two responses contradict each other: rows were removed, rows were added other than at the front, or the
   * total is wrong.
   */
  readonly broken: boolean;
  /** Whether a short or an empty page ended the list; undefined if none has. */
  readonly stop: Stop | undefined;
  /** Prepares for another read; drops the rows if they were read before `oldest` (epoch ms). */
  open(now: number, oldest: number): void;
  /** Stores the response to a page, starting at 1. */
  put(page: number, answer: PageAnswer): void;
  /**
   * Returns the first page from `page` on with an uncached row among the newest `most`; undefined if there is none.
   */
  missing(page: number, most: number): number | undefined;
  doubts(): Doubts;
  /** Returns the newest `most` rows up to the first gap, in the server's order. */
  rows(most: number): readonly unknown[];
  forget(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns whether two rows are equal. The loop is a fast path: most differences are in a top-level value. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isRecord(a) && isRecord(b))
    for (const key in a) if (a[key] !== b[key] && !(isRecord(a[key]) && isRecord(b[key]))) return false;
  return rowWords(a) === rowWords(b);
}

/** The unverified parts of the cache. */
interface Doubts {
  /** The pages to re-read, to check whether rows moved between two responses. */
  readonly pages: readonly number[];
  /**
   * The reason if there are more unverified pages than may be re-read: rows may have moved, or only look alike at the
   * borders. Otherwise undefined.
   */
  readonly more: 'moved' | 'alike' | undefined;
  /** Whether two rows have the same ID. */
  readonly doubled: boolean;
}

interface Held {
  readonly row: unknown;
  /** The total in the response that contained the row. */
  readonly total: number;
}

/**
 * Creates a page cache. Rows are keyed by their distance from the end: the row at index p of n has the key p - n. So
 * a new row at the front moves no other row. A row in two responses is stored once; a missed row, a new row or a
 * failed page leaves a gap. Overlapping responses must agree; otherwise the cache is inconsistent (`broken`).
 */
export function createRowShelf(idOf: IdOf = () => undefined): RowShelf {
  const held = new Map<number, Held>();
  /** The keys at which a response begins or ends. */
  const borders = new Set<number>();
  /**
   * The key of each row ID, and the keys whose IDs repeat. They are updated per response, because scanning all rows
   * is slow.
   */
  const keyOf = new Map<string | number, number>();
  const twice = new Set<number>();
  /** Pairs of totals whose responses agree on a row. */
  const agreed = new Set<string>();
  let count = 0;
  let top = 0;
  let end: number | undefined;
  let stop: Stop | undefined;
  let broken = false;
  let since = 0;
  /** The cached result of `doubts`. */
  let judged: Doubts | undefined;
  /** The IDs on the first page. A server that repeats them on another page does not support paging. */
  let opening = new Set<string | number | undefined>();

  const pair = (a: number, b: number) => `${a} ${b}`;
  const pageOf = (key: number) => Math.max(1, Math.floor((key + count) / PAGE_SIZE) + 1);
  const same = (a: unknown, b: unknown) => {
    const id = idOf(a);
    return id === undefined ? alike(a, b) : id === idOf(b);
  };
  const forget = () => {
    judged = undefined;
    for (const all of [held, borders, keyOf, twice, agreed]) all.clear();
    end = stop = undefined;
    count = top = 0;
    broken = false;
  };
  /**
   * Checks two neighbouring rows of two responses: they may be the same row, or a row between them may be missing.
   */
  const doubtAt = (border: number): Doubts['more'] => {
    const [before, after] = [held.get(border - 1), held.get(border)];
    if (!before || !after) return undefined;
    if (before.total !== after.total && !agreed.has(pair(before.total, after.total))) return 'moved';
    return alike(before.row, after.row) ? 'alike' : undefined;
  };

  return {
    idOf,
    get size() {
      return held.size;
    },
    get behind() {
      return count + top;
    },
    get broken() {
      return broken;
    },
    get stop() {
      return stop;
    },
    open(now, oldest) {
      if (held.size === 0 || since < oldest || broken) {
        forget();
        since = now;
      }
      // A short page before the expected end may have been a glitch, so it must be read again.
      end = stop = undefined;
    },
    put(page, { data, total }) {
      judged = undefined;
      const from = (page - 1) * PAGE_SIZE - total;
      count = total;
      const names = data.map(idOf);
      if (page === 1) {
        top = from;
        opening = new Set(names);
      } else if (names.length > 0 && names.every((name) => name !== undefined && opening.has(name))) {
        broken = true;
      }
      data.forEach((row, place) => {
        const key = from + place;
        const known = held.get(key);
        if (known) {
          if (same(known.row, row)) agreed.add(pair(known.total, total)).add(pair(total, known.total));
          else broken = true;
        }
        held.set(key, { row, total });
        const name = names[place];
        const other = name === undefined ? undefined : keyOf.get(name);
        if (other !== undefined && other !== key) twice.add(other).add(key);
        else if (name !== undefined) keyOf.set(name, key);
      });
      const after = from + data.length;
      borders.add(from).add(after);
      if (data.length < PAGE_SIZE && (end === undefined || after < end)) {
        end = after;
        stop = data.length === 0 ? 'empty' : 'short';
      }
    },
    missing(page, most) {
      const limit = Math.min(end ?? 0, 0, top + most);
      for (let key = Math.max(top, (page - 1) * PAGE_SIZE - count); key < limit; key++)
        if (!held.has(key)) return Math.max(page, pageOf(key));
      return undefined;
    },
    doubts() {
      if (judged) return judged;
      const keys = new Set(twice);
      let why: Doubts['more'] = 'alike';
      for (const border of borders) {
        const doubt = doubtAt(border);
        if (doubt) keys.add(border - 1).add(border);
        if (doubt === 'moved') why = doubt;
      }
      const pages = [...new Set([...keys].map(pageOf))].sort((a, b) => a - b);
      judged = {
        pages: pages.slice(0, PROOFS),
        more: pages.length > PROOFS ? why : undefined,
        doubled: twice.size > 0,
      };
      return judged;
    },
    rows(most) {
      const found: unknown[] = [];
      for (let key = top; key < (end ?? Infinity) && found.length < most; key++) {
        const known = held.get(key);
        if (!known) break;
        found.push(known.row);
      }
      return found;
    },
    forget,
  };
}
