import { PAGE_SIZE } from './resourceRequest';
import { alike, createRowShelf, type IdOf, type PageAnswer, type RowShelf, type Stop } from './rowShelf';

/** Rows after which reading stops, whatever the count says. */
const MAX_ROWS = 200_000;

/** Requests under way at once. */
const CONCURRENCY = 4;

/** After so many answers in a row that brought nothing new, a server that always promises more is believed no longer. */
const IDLE = 20;

/** How often what moved is read after, before the rows are given as they stand. */
const ROUNDS = 4;

/** For so many ms rows that were read are held to be the server's; then all are read again. */
export const KEPT_MS = 5 * 60_000;

/** The rows of a whole list, and what is known of them. */
export interface Gathered {
  readonly rows: readonly unknown[];
  /** The server's own count. */
  readonly total: number;
  /** What the reading ended at: the server's count, a page that was not full, one without rows, or the cap. */
  readonly ended: 'count' | 'cap' | Stop;
  /** By how much the count moved while this was read: above 0 rows came, below 0 rows went. */
  readonly moved: number;
  /**
   * Why these may be other rows than the list's; undefined where answers prove each other right.
   * moved: rows came or went in a way that answers do not show · count: the server counts another number than it
   * gives · doubled: it gave a row twice, which is here once · alike: rows without a name that look the same.
   */
  readonly doubt: 'moved' | 'count' | 'doubled' | 'alike' | undefined;
}

interface GatherOptions {
  /** What an earlier reading of the same list has left: this one goes on from there. */
  readonly shelf?: RowShelf;
  readonly signal?: AbortSignal;
  /** Called after every page with the rows read so far and the rows counted. */
  readonly onProgress?: (read: number, total: number) => void;
  readonly concurrency?: number;
  /** How many rows there may be, as a page that was read says: so many pages are asked for without waiting for the first. */
  readonly expected?: number | undefined;
  /** The cap, in rows: the newest so many are read. */
  readonly maxRows?: number;
  /** Epoch ms; a test's own clock. */
  readonly now?: () => number;
}

/** Runs `take` over the pages that `next` names, a few at once; the first failure ends it. */
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
        // The others read no further: a server in trouble is left alone.
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Leaves out rows of one name that say the same; two that differ are two rows, whatever their name. */
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

/** Reads what the shelf lacks, and once more what wants proof, until it is whole or contradicts itself. */
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
  // Where something is held, the first page says what has come since.
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
    // Nothing was missing: another round would only look at all rows once more.
    if (from === 1 && unproved.length === 0 && shelf.behind === 0) return;
    for (const page of unproved) {
      proved.add(page);
      if (!hopeless()) await take(page);
    }
  }
}

/** What the shelf holds, and why it may not be the list. */
function standing(shelf: RowShelf, maxRows: number): Pick<Gathered, 'rows' | 'doubt'> {
  const { doubled, more } = shelf.doubts();
  const held = shelf.rows(maxRows);
  const rows = doubled ? once(held, shelf.idOf) : held;
  if (rows.length < held.length) return { rows, doubt: 'doubled' };
  if (shelf.missing(1, maxRows) !== undefined) return { rows, doubt: 'moved' };
  return { rows, doubt: more };
}

/** Reads page after page as they come, where count and places cannot be trusted; rows with a name are there once. */
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
 * Reads a whole list through its own pages (product.md, decision 8; docs/decisions/016), and trusts neither their
 * order nor the count. `read` gives a page, from 1 on; each failure of it is this one's, and what was read stays
 * on the shelf. Rejects when aborted. The rows come in the server's order, none twice.
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
      // What arrives after the end of this reading belongs to no one.
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
    // What was kept may have changed since, and rows may go while they are read: twice it is all read anew.
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
