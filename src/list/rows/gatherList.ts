import type { DataProvider, GetListResponse } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { pick, type ListResource } from '../../core/defineResource';
import { gather, type Gathered } from './gather';
import { PAGE_SIZE, type ListParams } from '../../core/resourceRequest';
import { createRowShelf, type IdOf, type PageAnswer, type RowShelf } from './rowShelf';
import { holdsSecrets, pageQuery, paramFilters } from '../../data/pageQuery';

/** A first page that was loaded less than this many ms ago is not requested again. */
const FIRST_PAGE_MS = 15_000;

/** The minimum interval between progress updates, in ms: a list may have ten thousand pages. */
const TOLD_MS = 100;

/** The page caches by session: they are released together with the query client. */
const shelves = new WeakMap<QueryClient, Map<string, RowShelf>>();

/** The running read of each page cache. Another read of the same list waits for it, then reuses its pages. */
const turns = new WeakMap<RowShelf, Promise<unknown>>();

/** Returns a function that reads the ID of a row; it returns undefined if the resource defines no row key. */
const idOf = ({ rowKey }: ListResource): IdOf =>
  rowKey === undefined
    ? () => undefined
    : (row) => {
        const id = pick(row, rowKey);
        return typeof id === 'string' || typeof id === 'number' ? id : undefined;
      };

function shelfOf(client: QueryClient, resource: ListResource, params: ListParams): RowShelf {
  const all = shelves.get(client) ?? new Map<string, RowShelf>();
  shelves.set(client, all);
  const name = JSON.stringify([resource.name, params]);
  const shelf = all.get(name) ?? createRowShelf(idOf(resource));
  if (!holdsSecrets(resource)) all.set(name, shelf);
  return shelf;
}

/** Receives the number of rows loaded and the total. */
type Progress = (read: number, total: number) => void;

/** Throttles progress updates, but always passes the first and the last one. */
function nowAndThen(tell: Progress): Progress {
  let told = -TOLD_MS;
  return (read, total) => {
    const now = performance.now();
    if (now - told < TOLD_MS && read < total) return;
    told = now;
    tell(read, total);
  };
}

export interface GatherListOptions {
  readonly resource: ListResource;
  readonly params: ListParams;
  /** The data provider that the list's screen uses. */
  readonly dataProvider: DataProvider;
  /** The query client of the session; loaded rows are kept as long as it exists. */
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
  /** The maximum number of rows; the newest are loaded. */
  readonly maxRows?: number | undefined;
}

/** Reads a list without pages in one request. */
async function readAtOnce(
  read: (page: number) => Promise<PageAnswer>,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Gathered> {
  const { data: rows, total } = await read(1);
  signal.throwIfAborted();
  onProgress(rows.length, total);
  return { rows, total, ended: 'count', moved: 0, doubt: rows.length === total ? undefined : 'count' };
}

/** Returns the total that the cached first page of the list reports; undefined if it is not cached. */
const countOf = ({ client, resource, params, dataProvider }: GatherListOptions) =>
  client.getQueryData<GetListResponse>(pageQuery(resource, dataProvider, { page: 1, params }).queryKey)
    ?.total;

/**
 * Fetches all pages of a list (docs/decisions/016) and reuses the pages loaded before. Rejects with the first
 * failure, and when aborted.
 */
export function gatherList(options: GatherListOptions): Promise<Gathered> {
  const { resource, params, dataProvider, client, signal, onProgress, maxRows } = options;
  const isPaged = resource.read.method === 'POST';
  const read = async (currentPage: number): Promise<PageAnswer> => {
    // The screen or the prefetch has just loaded the first page.
    if (isPaged && currentPage === 1)
      return client.query({
        ...pageQuery(resource, dataProvider, { page: 1, params }),
        meta: { quiet: true },
        retry: false,
        staleTime: FIRST_PAGE_MS,
      });
    return dataProvider.getList({
      resource: resource.name,
      pagination: isPaged ? { currentPage, pageSize: PAGE_SIZE } : { mode: 'off' },
      filters: paramFilters(params),
      meta: { signal },
    });
  };
  if (!isPaged) return readAtOnce(read, signal, onProgress);
  const shelf = shelfOf(client, resource, params);
  const turn = (turns.get(shelf) ?? Promise.resolve()).then(() => {
    signal.throwIfAborted();
    return gather(read, {
      shelf,
      signal,
      onProgress: nowAndThen(onProgress),
      expected: countOf(options),
      ...(maxRows !== undefined && { maxRows }),
    });
  });
  turns.set(
    shelf,
    turn.catch(() => undefined),
  );
  return turn;
}
