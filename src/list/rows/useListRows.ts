import { useDataProvider, useList, type DataProvider, type GetListResponse } from '@refinedev/core';
import {
  hashKey,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { loadChunk } from '../../lib/loadChunk';
import { rowJson, type ListResource } from '../../core/defineResource';
import { PAGE_SIZE, pageOf, type ListParams } from '../../core/resourceRequest';
import {
  allRowsKey,
  filtersOf,
  holdsSecrets,
  keepRows,
  listKey,
  listProps,
  listQuery,
  resourceKey,
} from '../../data/queries';
import { usePreferences } from '../../lib/usePreferences';
import { useRetry } from '../../data/useRetry';
import type { ListQuery } from '../query/listQuery';
import type { Selection } from './readClientRows';
import { recordId } from '../record/records';
import { useAllPagesQuery } from './useAllPages';

interface RowsOptions {
  readonly enabled: boolean;
  /** The refresh interval in ms; without it, rows are loaded once. */
  readonly refetchInterval: number | undefined;
}

const rowsQueryOptions = (
  resource: ListResource,
  queryKey: QueryKey,
  { enabled, refetchInterval }: RowsOptions,
) => ({
  enabled,
  placeholderData: keepRows(queryKey),
  ...(holdsSecrets(resource) && { gcTime: 0 }),
  // `refetchInterval` pauses in a hidden tab; `refetchOnWindowFocus` refreshes the list on return to it.
  ...(refetchInterval !== undefined && { refetchInterval, refetchOnWindowFocus: true }),
});

function useRowsState<T, E>(query: UseQueryResult<T, E>, queryKey: QueryKey) {
  const { data, isFetching, isPlaceholderData, dataUpdatedAt } = query;
  const retry = useRetry(query, hashKey(queryKey));
  return {
    /** The response. Undefined during a retry, so that rows of the previous page don't replace the error. */
    data: retry.error && isPlaceholderData ? undefined : data,
    ...retry,
    isFetching,
    /** Whether the rows belong to the previous page, while the current one loads. */
    isPlaceholderData,
    /** When these rows were loaded, in epoch ms; 0 before the first load. */
    updatedAt: dataUpdatedAt,
  };
}

/**
 * Returns a page of a list, or the previous page while it loads. The route's loader, or the list on the screen, may have
 * requested it.
 */
export function useServerRows(
  resource: ListResource,
  { page, params }: Pick<ListQuery, 'page' | 'params'>,
  options: RowsOptions = { enabled: true, refetchInterval: undefined },
) {
  const props = listProps(resource, { page, params });
  const queryKey = listKey(props);
  const { query } = useList({
    ...props,
    queryOptions: rowsQueryOptions(resource, queryKey, options),
    // The query client shows the error as a toast (providers/queryClient.ts).
    errorNotification: false,
  });
  const { data, ...state } = useRowsState(query, queryKey);
  return {
    ...state,
    rows: data?.data as readonly unknown[] | undefined,
    total: data?.total ?? 0,
    /** The whole list response, which also contains the summary figures. */
    response: data as object | undefined,
  };
}

export type ListRows = ReturnType<typeof useServerRows>;

/** Returns the query key of the rows that match a selection. PrintButton caches the rows that it reads under it too. */
export const clientRowsKey = ({ name }: ListResource, params: ListParams, selection: Selection): QueryKey => [
  ...resourceKey(name),
  'client-rows',
  { filters: filtersOf(params), selection },
];

/** Loads the code that reads, filters and sorts all rows. */
export const loadClientRows = () => loadChunk(() => import('./readClientRows'));

/** Returns a page of rows filtered and sorted in the browser; the previous query's rows while it loads. */
export function useClientRows(resource: ListResource, query: ListQuery, options: RowsOptions) {
  const { zone } = usePreferences();
  const { page, params, filters, sort } = query;
  const selection = { filters, sort, zone };
  const queryKey = clientRowsKey(resource, params, selection);
  const clientQuery = useAllPagesQuery(
    resource,
    params,
    { queryKey, ...rowsQueryOptions(resource, queryKey, options) },
    async (readOptions) => {
      const { readClientRows } = await loadClientRows();
      return readClientRows({ ...readOptions, selection });
    },
  );
  const { data, ...state } = useRowsState(clientQuery, queryKey);
  const matchingRows = options.enabled ? data?.rows : undefined;
  // Return the same array until the rows change: the list compares arrays to find new rows.
  const rows = useMemo(() => matchingRows && pageOf(matchingRows, page), [matchingRows, page]);
  return {
    ...state,
    rows,
    total: matchingRows?.length ?? 0,
    response: undefined,
    all: data?.all,
    /** The rows of all pages that match the query. */
    matchingRows,
    totals: data?.totals,
  };
}

export type ClientRows = ReturnType<typeof useClientRows>;

/** Returns a function that prefetches a page. It skips lists with secrets, which must not be cached. */
export function usePrefetchNextPage(resource: ListResource, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return (page: number) => {
    if (holdsSecrets(resource)) return;
    const query = listQuery(resource, dataProvider(), { page, params }, { background: true });
    client.query({ ...query, meta: { quiet: true }, staleTime: Infinity }).catch(() => undefined);
  };
}

/** The number of pages to prefetch at most: browsers send six requests at once over HTTP/1.1. */
const PREFETCHED_PAGES = 6;

/**
 * Prefetches what a list with filters needs besides its first page: the code that filters and the pages after the first,
 * unless rows that the list would reuse have been read before.
 */
export async function prefetchForFilters(
  resource: ListResource,
  params: ListParams,
  firstPage: Promise<GetListResponse>,
  dataProvider: DataProvider,
  client: QueryClient,
): Promise<void> {
  // Ignore a failure, because the list loads the code again.
  loadClientRows().catch(() => undefined);
  const known = client.getQueriesData({ queryKey: allRowsKey(resource.name, params) });
  if (known.some(([, rows]) => rows !== undefined)) return;
  const lastPage = Math.min(Math.ceil((await firstPage).total / PAGE_SIZE), PREFETCHED_PAGES);
  const pages = Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) =>
    client.query({
      ...listQuery(resource, dataProvider, { page: index + 2, params }),
      meta: { quiet: true },
    }),
  );
  await Promise.all(pages);
}

/** Returns the rows that were not in the previous response for this page; none after the first response. */
export function useNewRows(
  resource: ListResource,
  rows: readonly unknown[] | undefined,
  page: unknown,
): ReadonlySet<unknown> {
  const [previous, setPrevious] = useState({ rows, page, newRows: new Set<unknown>() });
  if (previous.rows === rows && previous.page === page) return previous.newRows;
  // By ID, because other values of a record may change, such as the confirmations of a deposit.
  const idOf = (row: unknown) => (resource.record ? recordId(resource, row) : rowJson(row));
  const known = previous.page === page && previous.rows && new Set(previous.rows.map(idOf));
  const newRows = new Set(known ? rows?.filter((row) => !known.has(idOf(row))) : []);
  setPrevious({ rows, page, newRows });
  return newRows;
}
