import { PAGE_SIZE } from '../../core/resourceRequest';
import { rowJson } from '../../core/defineResource';

/** The maximum number of rows to read, whatever total the server reports. */
const MAX_ROWS = 200_000;

const CONCURRENCY = 4;

/** The maximum number of passes in one attempt. Each pass requests all pages that are still missing. */
const MAX_PASSES = 4;

/** The maximum number of attempts to read the list. A new one starts if responses contradict each other. */
const MAX_ATTEMPTS = 3;

export interface Page {
  readonly data: readonly unknown[];
  readonly total: number;
}

type IdOf = (row: unknown) => string | number | undefined;

/** All loaded rows of a list, and whether any are missing. */
export interface AllRows {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** Whether only the newest rows were read, because the list has more than `maxRows`. */
  readonly capped: boolean;
  /**
   * Why the rows may differ from the list; undefined if the responses agree. The first of these that applies:
   * - changed: the responses contradict each other (rows moved or were removed), or rows are still missing
   * - repeated: the server sent a row twice; the duplicate was removed
   * - count: the total that the server reports differs from the number of rows, which isn't capped
   */
  readonly warning: 'changed' | 'count' | 'repeated' | undefined;
  /** When the oldest of these rows was requested, in epoch ms. */
  readonly requestedAt: number;
}

export type OnProgress = (read: number, total: number) => void;

export interface FetchAllOptions {
  readonly idOf?: IdOf;
  readonly signal?: AbortSignal;
  readonly onProgress?: OnProgress;
  readonly maxRows?: number | undefined;
  /** An earlier result for the same list. Only the first page and the pages with missing rows are requested then. */
  readonly previous?: AllRows | undefined;
}

/** Removes rows with the same ID and content. Rows with the same ID but different content are kept. */
function withoutDuplicates(rows: readonly unknown[], idOf: IdOf): readonly unknown[] {
  const seen = new Map<string | number, unknown>();
  return rows.filter((row) => {
    const id = idOf(row);
    if (id === undefined) return true;
    if (seen.has(id)) return rowJson(seen.get(id)) !== rowJson(row);
    seen.set(id, row);
    return true;
  });
}

type LoadPage = (page: number) => Promise<Page>;

/**
 * Reads a list once. The key of a row is its distance from the end of the list: the row at index 3 of 57 has the key
 * -54. If the server adds rows at the front during the read, the other rows keep their keys, and the next pass reads
 * the added rows. Returns undefined if the responses contradict each other, except at the last attempt.
 */
async function readOnce(
  loadPage: LoadPage,
  { idOf = () => undefined, signal, onProgress, maxRows = MAX_ROWS, previous }: FetchAllOptions,
  isLastAttempt: boolean,
): Promise<AllRows | undefined> {
  const requestedAt = previous?.requestedAt ?? Date.now();
  const byDistance = new Map<number, unknown>();
  /** The rows of each page, by page number. Replaces `byDistance` if the responses contradict each other. */
  const pages: (readonly unknown[])[] = [];
  const state = {
    total: previous?.total ?? 0,
    /** The index at which the list ends, if the server sends fewer rows than its total. */
    end: Infinity,
    isContradictory: false,
  };
  previous?.rows.forEach((row, index) => byDistance.set(index - state.total, row));
  /** The key of the newest row of `previous`. It is read again, to check that `previous` still matches the list. */
  let unverified = previous && -previous.total;

  const isSameRow = (a: unknown, b: unknown) => {
    const id = idOf(a);
    return id === undefined ? rowJson(a) === rowJson(b) : id === idOf(b);
  };
  const readAndStore = async (page: number) => {
    signal?.throwIfAborted();
    const { data, total: reported } = await loadPage(page);
    signal?.throwIfAborted();
    // Whatever total the server reports, the list ends at a page that is short, empty or a copy of the first page.
    if (page > 1 && data.length > 0 && reported === state.total && isFirstPage(data)) {
      state.end = Math.min(state.end, PAGE_SIZE);
      return;
    }
    if (data.length < PAGE_SIZE) state.end = Math.min(state.end, (page - 1) * PAGE_SIZE + data.length);
    if (reported < state.total) state.isContradictory = true;
    state.total = reported;
    pages[page] = data;
    data.forEach((row, index) => {
      const distance = (page - 1) * PAGE_SIZE + index - state.total;
      if (byDistance.has(distance) && !isSameRow(byDistance.get(distance), row)) state.isContradictory = true;
      byDistance.set(distance, row);
      if (distance === unverified) unverified = undefined;
    });
    onProgress?.(byDistance.size, state.total);
  };
  const isFirstPage = (data: readonly unknown[]) => {
    const first = pages[1] ?? [];
    return data.length === first.length && data.every((row, index) => isSameRow(row, first[index]));
  };
  /** Yields the numbers of the pages that have a missing row before the row index `last`. */
  function* missingPages(last: number) {
    for (let index = 0; index < Math.min(last, maxRows, state.end); index++) {
      if (state.isContradictory && !isLastAttempt) return;
      if (byDistance.has(index - state.total) && index - state.total !== unverified) continue;
      const page = Math.floor(index / PAGE_SIZE) + 1;
      yield page;
      index = page * PAGE_SIZE - 1;
    }
  }

  await readAndStore(1);
  const isComplete = () => missingPages(state.total).next().done;
  for (let pass = 0; pass < MAX_PASSES && !isComplete(); pass++) {
    // Each worker takes the next page of the same generator. A failure closes the generator, which stops all workers.
    const missing = missingPages(state.total);
    const worker = async () => {
      for (const page of missing) await readAndStore(page);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }

  const { total, isContradictory } = state;
  if (isContradictory && !isLastAttempt) return undefined;
  const all = isContradictory ? pages.flat() : [];
  if (!isContradictory) for (let key = -total; byDistance.has(key); key++) all.push(byDistance.get(key));
  all.splice(maxRows);
  const rows = withoutDuplicates(all, idOf);
  const capped = total > maxRows && rows.length === maxRows;
  const isWrongCount = !capped && rows.length !== total;
  const warning =
    isContradictory || !isComplete()
      ? 'changed'
      : rows.length < all.length
        ? 'repeated'
        : isWrongCount
          ? 'count'
          : undefined;
  return { rows, total, capped, warning, requestedAt };
}

/**
 * Fetches all pages of a list (product.md, decision 8; docs/decisions/016) and detects rows that move, repeat or are
 * missing. Rejects with the first failure or when aborted. Returns the rows in the server's order.
 */
export async function fetchAllPages(loadPage: LoadPage, options: FetchAllOptions = {}): Promise<AllRows> {
  for (let attempt = 1; ; attempt++) {
    const previous = attempt === 1 ? options.previous : undefined;
    const all = await readOnce(loadPage, { ...options, previous }, attempt === MAX_ATTEMPTS);
    if (all) return all;
  }
}
