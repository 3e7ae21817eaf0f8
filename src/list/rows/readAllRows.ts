import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { rowId, type ListResource } from '../../core/defineResource';
import { retryDelay, shouldRetry } from '../../core/readPolicy';
import type { ListParams } from '../../core/resourceRequest';
import { allRowsKey, holdsSecrets, listQuery } from '../../data/queries';
import { fetchAllPages, type AllRows, type OnProgress, type Page } from './fetchAllPages';

/** The time in ms during which loaded rows are not requested again, unless the caller asks for a refetch. */
const REUSE_WITHOUT_REQUEST_MS = 15_000;

/** The time in ms during which loaded rows are reused: only the first page and missing rows are requested. */
const REUSE_MS = 5 * 60_000;

/** The minimum interval between progress updates, in ms: a list may have ten thousand pages. */
const PROGRESS_MS = 100;

export interface ReadAllOptions {
  readonly resource: ListResource;
  readonly params: ListParams;
  readonly dataProvider: DataProvider;
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
  /** The maximum number of rows; the newest are read. */
  readonly maxRows?: number | undefined;
  /** Requests at least the first page again, even if the cached rows are fresh. */
  readonly isRefetch?: boolean;
}

/** Throttles progress updates. The first and the last update are never dropped. */
function throttled(onProgress: OnProgress): OnProgress {
  let last = -PROGRESS_MS;
  return (read, total) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS && read < total) return;
    last = now;
    onProgress(read, total);
  };
}

/** Retries a failed read like the query client does. */
async function withRetries<T>(read: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)));
    }
  }
}

/** Returns the cached result with the most rows that is recent and without a warning; undefined if there is none. */
const findReusableRows = ({ client, resource, params }: ReadAllOptions): AllRows | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey: allRowsKey(resource.name, params), predicate: ({ state }) => !state.isInvalidated })
    .flatMap(({ state }) => (state.data as AllRows | undefined) ?? [])
    .filter(({ requestedAt, warning }) => !warning && Date.now() - requestedAt <= REUSE_MS)
    .sort((a, b) => b.rows.length - a.rows.length)[0];

/** Reads all rows of a list and caches all but secrets. Rejects with the first failure and when aborted. */
export async function readAllRows(options: ReadAllOptions): Promise<AllRows> {
  const { resource, params, dataProvider, client, signal, maxRows, isRefetch = false } = options;
  const queryKey = allRowsKey(resource.name, params, maxRows);
  const cached = client.getQueryCache().find<AllRows>({ queryKey });
  if (cached?.state.data && !isRefetch && !cached.isStaleByTime(REUSE_WITHOUT_REQUEST_MS))
    return cached.state.data;
  const isPaged = resource.read.method === 'POST';
  /** The pages that were requested at least once. */
  const requested = new Set<number>();
  const loadPage = async (page: number): Promise<Page> => {
    const query = listQuery(resource, dataProvider, { page: isPaged ? page : 'all', params });
    const mayReuse = !isRefetch && !requested.has(page);
    requested.add(page);
    if (page > 1 && !(mayReuse && client.getQueryState(query.queryKey)))
      return withRetries(() => query.queryFn({ signal }));
    // Use a page that the screen or its route's loader has just requested, but only once: if the list has changed since
    // then, `fetchAllPages` requests the page again.
    return client.query({
      ...query,
      meta: { quiet: true },
      staleTime: mayReuse ? REUSE_WITHOUT_REQUEST_MS : 0,
    });
  };
  const all = await fetchAllPages(loadPage, {
    idOf: (row) => rowId(resource, row),
    signal,
    onProgress: throttled(options.onProgress),
    maxRows,
    previous: isPaged ? findReusableRows(options) : undefined,
  });
  if (!holdsSecrets(resource)) client.setQueryData(queryKey, all);
  return all;
}
