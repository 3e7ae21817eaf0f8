import { PAGE_SIZE } from '../../core/resourceRequest';
import { rowJson } from '../../core/defineResource';
import { eachRow, runChunked } from './runChunked';

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

interface FetchAllOptions {
  readonly idOf?: (row: unknown) => string | number | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: OnProgress;
  readonly maxRows?: number | undefined;
  /** An earlier result for the same list. Only the first page and the pages with missing rows are requested then. */
  readonly previous?: AllRows | undefined;
}

/**
 * Fetches all pages of a list (docs/decisions/016) and detects rows that move, repeat or are missing. Rejects with the
 * first failure or when aborted. Returns the rows in the server's order.
 *
 * The key of a row is its distance from the end of the list: the row at index 3 of 57 has the key -54. If the server
 * adds rows at the front during the read, the other rows keep their keys, and the next pass reads the added rows.
 */
export async function fetchAllPages(
  loadPage: (page: number) => Promise<Page>,
  options: FetchAllOptions = {},
  attempts = MAX_ATTEMPTS,
): Promise<AllRows> {
  const { idOf = () => undefined, signal, onProgress, maxRows = MAX_ROWS, previous } = options;
  const requestedAt = previous?.requestedAt ?? Date.now();
  let total = previous?.total ?? 0;
  /** Reading stops before this row: at `maxRows`, or earlier if the server sends fewer rows than its total. */
  let end = maxRows;
  /** How often a response contradicted an earlier one. */
  let contradictions = 0;
  /** The rows of each page, by page number. */
  const pages: (readonly unknown[])[] = [];
  const byDistance = new Map<number, unknown>(previous?.rows.map((row, index) => [index - total, row]));

  const isSameRow = (a: unknown, b: unknown) => (idOf(a) ?? rowJson(a)) === (idOf(b) ?? rowJson(b));
  const readAndStore = async (page: number) => {
    signal?.throwIfAborted();
    const response = await loadPage(page);
    signal?.throwIfAborted();
    const start = (page - 1) * PAGE_SIZE;
    const isCopyOfFirst =
      page > 1 &&
      response.total === total &&
      response.data.length === pages[1]?.length &&
      response.data.every((row, index) => isSameRow(row, pages[1]?.[index]));
    // Whatever total the server reports, the list ends at a page that is short, empty or a copy of the first page.
    const pageRows = isCopyOfFirst ? [] : response.data;
    if (pageRows.length < PAGE_SIZE) end = Math.min(end, start + pageRows.length);
    if (response.total < total) contradictions++;
    total = response.total;
    pages[page] = pageRows;
    pageRows.forEach((row, index) => {
      const distance = start + index - total;
      if (byDistance.has(distance) && !isSameRow(byDistance.get(distance), row)) contradictions++;
      byDistance.set(distance, row);
    });
    onProgress?.(byDistance.size, total);
  };
  /** Returns the rows in front of the first missing row. */
  const knownRows = () => {
    const rows: unknown[] = [];
    for (let key = -total; byDistance.has(key); key++) rows.push(byDistance.get(key));
    return rows;
  };
  const isComplete = () => rows.length >= Math.min(total, end);
  const mustRestart = () => contradictions > 0 && attempts > 1;
  /** Yields the numbers of the pages with a missing row between two row indexes. */
  function* missingPages(first: number, last: number) {
    for (let index = first; index < Math.min(last, end) && !mustRestart(); index++) {
      if (byDistance.has(index - total)) continue;
      const page = Math.floor(index / PAGE_SIZE) + 1;
      yield page;
      index = page * PAGE_SIZE - 1;
    }
  }

  await readAndStore(1);
  // Read the page with the newest row of `previous` too, to check that `previous` still matches the list.
  const added = previous ? total - previous.total : 0;
  if (added >= PAGE_SIZE) await readAndStore(Math.floor(added / PAGE_SIZE) + 1);
  let rows = knownRows();
  for (let pass = 0; pass < MAX_PASSES && !isComplete(); pass++) {
    // Each worker takes the next page of the same generator. A failure closes the generator, which stops all workers.
    const missing = missingPages(rows.length, total);
    const worker = async () => {
      for (const page of missing) await readAndStore(page);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    rows = knownRows();
  }

  if (mustRestart()) return fetchAllPages(loadPage, { ...options, previous: undefined }, attempts - 1);
  const all = (contradictions > 0 ? pages.flat() : rows).slice(0, maxRows);
  const byId = new Map<unknown, unknown>();
  const distinct: unknown[] = [];
  const addOnce = (row: unknown) => {
    // Rows without an ID are never duplicates, and neither are rows with the same ID but different content.
    const id = idOf(row) ?? {};
    if (!byId.has(id)) byId.set(id, row);
    else if (rowJson(byId.get(id)) === rowJson(row)) return;
    distinct.push(row);
  };
  await runChunked(eachRow(all, addOnce), signal);
  const capped = total > maxRows && distinct.length === maxRows;
  let warning: AllRows['warning'];
  if (!capped && distinct.length !== total) warning = 'count';
  if (distinct.length < all.length) warning = 'repeated';
  if (contradictions > 0 || !isComplete()) warning = 'changed';
  return { rows: distinct, total, capped, warning, requestedAt };
}
