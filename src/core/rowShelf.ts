import { PAGE_SIZE } from './resourceRequest';
import { rowWords } from './rowWords';

/** One page as the server gives it: its rows, and how many rows it counts in all. */
export interface PageAnswer {
  readonly data: readonly unknown[];
  readonly total: number;
}

/** What names a row; undefined where nothing does. */
export type IdOf = (row: unknown) => string | number | undefined;

/** Why a list ended before its count. */
export type Stop = 'short' | 'empty';

/** Borders at which rows look alike are proved by reading them once more; so many pages at most. */
const PROOFS = 8;

/** What a list has shown of itself so far: `gather` fills it, and a session keeps it. */
export interface RowShelf {
  readonly idOf: IdOf;
  /** How many rows it holds. */
  readonly size: number;
  /** By how much the count has moved since the first page was read. */
  readonly behind: number;
  /** Two answers contradict each other: rows went, or came elsewhere than in front, or the count is wrong. */
  readonly broken: boolean;
  /** What has been seen of the end. */
  readonly stop: Stop | undefined;
  /** Opens it for one more reading; what was read before `oldest` (epoch ms) is forgotten. */
  open(now: number, oldest: number): void;
  /** Takes in the answer to a page, from 1 on. */
  put(page: number, answer: PageAnswer): void;
  /** The first page from `page` on with one of the newest `most` rows that is not held; undefined where none is. */
  missing(page: number, most: number): number | undefined;
  doubts(): Doubts;
  /** The newest `most` rows that are held without a gap, in the server's order. */
  rows(most: number): readonly unknown[];
  forget(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two rows say the same; most that differ do so in a value at their surface. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isRecord(a) && isRecord(b))
    for (const key in a) if (a[key] !== b[key] && !(isRecord(a[key]) && isRecord(b[key]))) return false;
  return rowWords(a) === rowWords(b);
}

/** What of a reading wants proof. */
interface Doubts {
  /** Pages to read once more: only that shows whether rows moved between two answers. */
  readonly pages: readonly number[];
  /**
   * Why there are more of them than may be asked for: rows may have moved between two answers, or only look the same
   * at their borders; undefined where all may be asked for.
   */
  readonly more: 'moved' | 'alike' | undefined;
  /** Two rows have one name. */
  readonly doubled: boolean;
}

interface Held {
  readonly row: unknown;
  /** The count under which it was read. */
  readonly total: number;
}

/**
 * Rows by their distance from the end of the list, so that a new row in front moves none of them: the one at
 * place p of n has the key p - n. An answer says both, whenever it comes; a row that two answers hold is there
 * once, one that slipped between two is a gap, and so are rows that are new and pages that failed. Where
 * answers overlap their rows must agree, or the count is not what this stands on.
 */
export function createRowShelf(idOf: IdOf = () => undefined): RowShelf {
  const held = new Map<number, Held>();
  /** Keys at which an answer begins or ends. */
  const borders = new Set<number>();
  /** The key of each row's name, and the keys of names that two rows have: told as they come, for a look at all takes long. */
  const keyOf = new Map<string | number, number>();
  const twice = new Set<number>();
  /** Pairs of counts whose answers were seen to agree on a row. */
  const agreed = new Set<string>();
  let count = 0;
  let top = 0;
  let end: number | undefined;
  let stop: Stop | undefined;
  let broken = false;
  let since = 0;
  /** What was found doubtful of what is held now. */
  let judged: Doubts | undefined;
  /** The names on the first page: a server that gives them again on another one knows no pages. */
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
  /** Two neighbours of two answers that may be one row, or have lost one between them. */
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
      // A page that was short before the count may have been a slip: it is asked for again.
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
