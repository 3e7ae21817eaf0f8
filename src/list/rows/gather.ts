import { PAGE_SIZE } from '../../core/resourceRequest';
import { alike, createRowShelf, type IdOf, type PageAnswer, type RowShelf, type Stop } from './rowShelf';

/** The maximum number of rows to read, whatever total the server reports. */
const MAX_ROWS = 200_000;

/** The maximum number of parallel requests. */
const CONCURRENCY = 4;

/**
 * The number of consecutive responses without new rows after which reading stops, although the server reports more.
 */
const IDLE = 20;

/** The maximum number of rounds that read missing pages and re-read unverified ones. */
const ROUNDS = 4;

/** How long cached rows are reused, in ms; after that, all rows are read again. */
export const KEPT_MS = 5 * 60_000;

/** The rows of a whole list, and how complete they are. */
export interface Gathered {
  readonly rows: readonly unknown[];
  /** The total that the server reports. */
  readonly total: number;
  /** Why reading ended: the total was reached, the limit was reached, or a page was short or empty. */
  readonly ended: 'count' | 'cap' | Stop;
  /** The change of the total while reading: above 0 rows were added, below 0 rows were removed. */
  readonly moved: number;
  /**
   * Why the rows may differ from the list; undefined if the responses are consistent. moved: rows were added or
   * removed in a way that the responses do not show · count: the total differs from the number of rows · doubled: a
   * row was sent twice and is kept once · alike: rows without an ID are identical.
   */
  readonly doubt: 'moved' | 'count' | 'doubled' | 'alike' | undefined;
}

interface GatherOptions {
  /** The page cache of earlier reads of the same list; reading continues from it. */
  readonly shelf?: RowShelf;
  readonly signal?: AbortSignal;
  /** Called after every page with the number of rows loaded and the total. */
  readonly onProgress?: (read: number, total: number) => void;
  readonly concurrency?: number;
  /** The expected number of rows, from a cached page; their first pages are requested in parallel from the start. */
  readonly expected?: number | undefined;
  /** The maximum number of rows; the newest are read. */
  readonly maxRows?: number;
  /** Returns the time in epoch ms; tests replace it. */
  readonly now?: () => number;
}

/** Calls `take` for the pages that `next` returns, several in parallel. The first failure stops all. */
async function inParallel(
  next: () => number | undefined,
  take: (page: number) => Promise<unknown>,
  concurrency: number,
): Promise<void> {
  let failed = false;
  const worker = async () => {
    for (let page = next(); page !== undefined; page = failed ? undefined : next()) {
      try {
        await take(page);
      } catch (error) {
        // Stop the other workers too, to spare a failing server.
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Removes rows with the same ID and the same content. Rows with the same ID but different content are kept. */
function once(rows: readonly unknown[], idOf: IdOf): readonly unknown[] {
  const seen = new Map<string | number, unknown>();
  return rows.filter((row) => {
    const id = idOf(row);
    if (id === undefined) return true;
    if (seen.has(id)) return !alike(seen.get(id), row);
    seen.set(id, row);
    return true;
  });
}

type Take = (page: number) => Promise<PageAnswer>;

interface Filling {
  readonly concurrency: number;
  readonly maxRows: number;
  readonly expected: number;
}

/** Reads the missing pages, and re-reads unverified ones, until the page cache is complete or inconsistent. */
async function fill(shelf: RowShelf, take: Take, filling: Filling): Promise<void> {
  const { concurrency, maxRows, expected } = filling;
  const proved = new Set<number>();
  let [from, idle] = [1, 0];
  const takeMissing = async (page: number) => {
    from = page + 1;
    const before = shelf.size;
    await take(page);
    idle = shelf.size > before ? 0 : idle + 1;
  };
  const hopeless = () => shelf.broken || idle > IDLE;
  // If the cache has rows, the first page shows which rows have been added since.
  const opening =
    shelf.size > 0 ? 1 : Math.min(concurrency, Math.ceil(Math.min(expected, maxRows) / PAGE_SIZE));
  let asked = 0;
  await inParallel(() => (asked < Math.max(opening, 1) ? ++asked : undefined), take, concurrency);
  for (let round = 0; round < ROUNDS && !hopeless(); round++) {
    if (shelf.behind !== 0) await take(1);
    from = 1;
    const next = () => (hopeless() ? undefined : shelf.missing(from, maxRows));
    await inParallel(next, takeMissing, concurrency);
    const unproved = shelf.doubts().pages.filter((page) => !proved.has(page));
    // Nothing was missing: another round would only scan all rows again.
    if (from === 1 && unproved.length === 0 && shelf.behind === 0) return;
    for (const page of unproved) {
      proved.add(page);
      if (!hopeless()) await take(page);
    }
  }
}

/** Returns the cached rows and the reason why they may differ from the list. */
function standing(shelf: RowShelf, maxRows: number): Pick<Gathered, 'rows' | 'doubt'> {
  const { doubled, more } = shelf.doubts();
  const held = shelf.rows(maxRows);
  const rows = doubled ? once(held, shelf.idOf) : held;
  if (rows.length < held.length) return { rows, doubt: 'doubled' };
  if (shelf.missing(1, maxRows) !== undefined) return { rows, doubt: 'moved' };
  return { rows, doubt: more };
}

/** Reads page after page if neither the total nor the positions can be trusted; removes duplicate rows by ID. */
async function readPlainly(take: Take, idOf: IdOf, concurrency: number, maxRows: number) {
  const pages: (readonly unknown[])[] = [];
  const counts = new Set<number>();
  let last = 1;
  let stop: Stop | undefined;
  const read = async (page: number) => {
    const { data, total } = await take(page);
    counts.add(total);
    const opening = new Set(pages[0]?.map(idOf));
    const nothing = data.every((row) => idOf(row) !== undefined && opening.has(idOf(row)));
    pages[page - 1] = nothing ? [] : data;
    if (!stop) last = Math.max(last, Math.ceil(Math.min(total, maxRows) / PAGE_SIZE));
    if ((nothing || data.length < PAGE_SIZE) && page <= last) {
      last = page;
      stop = nothing ? 'empty' : 'short';
    }
  };
  await read(1);
  let next = 2;
  await inParallel(() => (next <= last ? next++ : undefined), read, concurrency);
  const given = pages.slice(0, last).flat();
  const rows = once(given, idOf);
  const named = rows.every((row) => idOf(row) !== undefined);
  return { rows, stop, sure: counts.size === 1 && named && rows.length === given.length };
}

/**
 * Fetches all pages of a list (product.md, decision 8; docs/decisions/016) without trusting their order or total.
 * `read` returns a page, starting at 1. Rejects with the first failure or when aborted; pages read so far stay in the
 * cache. Returns the rows in the server's order, without duplicates.
 */
export async function gather(
  read: (page: number) => Promise<PageAnswer>,
  options: GatherOptions = {},
): Promise<Gathered> {
  const { shelf = createRowShelf(), signal, onProgress, concurrency = CONCURRENCY } = options;
  const { maxRows = MAX_ROWS, expected = 0, now = Date.now } = options;
  let earliest: number | undefined;
  let latest = 0;
  let over = false;
  const taking =
    (keep: (page: number, answer: PageAnswer) => number): Take =>
    async (page) => {
      signal?.throwIfAborted();
      const answer = await read(page);
      signal?.throwIfAborted();
      // Ignore responses that arrive after this read has ended.
      if (over) return answer;
      earliest ??= answer.total;
      latest = answer.total;
      const held = keep(page, answer);
      onProgress?.(held, answer.total);
      return answer;
    };
  const outcome = (all: readonly unknown[], doubt: Gathered['doubt'], stop: Stop | undefined): Gathered => {
    const rows = all.slice(0, maxRows);
    const moved = latest - (earliest ?? latest);
    const capped = rows.length === maxRows && latest > maxRows;
    const ended = rows.length >= latest ? 'count' : capped ? 'cap' : (stop ?? 'count');
    const amiss = capped || rows.length === latest ? undefined : moved === 0 ? 'count' : 'moved';
    return { rows, total: latest, ended, moved, doubt: doubt ?? amiss };
  };

  try {
    shelf.open(now(), now() - KEPT_MS);
    const take = taking((page, answer) => {
      shelf.put(page, answer);
      return shelf.size;
    });
    // Cached rows may be outdated, and rows may be removed while reading, so up to two complete re-reads follow.
    for (let attempt = shelf.size > 0 ? 0 : 1; attempt < 3; attempt++) {
      await fill(shelf, take, { concurrency, maxRows, expected });
      if (!shelf.broken) {
        const { rows, doubt } = standing(shelf, maxRows);
        return outcome(rows, doubt, shelf.stop);
      }
      shelf.forget();
      shelf.open(now(), 0);
    }
    let count = 0;
    const plain = taking((_page, { data }) => (count += data.length));
    const { rows, stop, sure } = await readPlainly(plain, shelf.idOf, concurrency, maxRows);
    return outcome(rows, sure ? undefined : 'moved', stop);
  } finally {
    over = true;
  }
}
