import { useTable } from '@refinedev/antd';
import { useDataProvider, type HttpError } from '@refinedev/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rowJson, type ListResource } from '../../core/defineResource';
import { PAGE_SIZE, type ListParams } from '../../core/resourceRequest';
import { holdsSecrets, pageQuery, paramFilters } from '../../data/pageQuery';
import { useRetry } from '../../data/useRetry';
import type { ListQuery } from '../query/listQuery';

export interface ListRows {
  readonly rows: readonly unknown[] | undefined;
  readonly total: number;
  /** The whole list response, which also contains the summary figures. */
  readonly response: object | undefined;
  readonly error: HttpError | null;
  readonly isFetching: boolean;
  /** Whether the rows belong to the previous page, while the current one loads. */
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
  /** When these rows were loaded, in epoch ms; 0 before the first load. */
  readonly updatedAt: number;
}

export interface RowsOptions {
  readonly enabled: boolean;
  /** The refresh interval in ms; without it, rows are loaded once. */
  readonly refetchInterval: number | undefined;
}

/**
 * Returns a page of a list through Refine's `useTable`, controlled by the URL. With `useTable`'s own URL
 * synchronization, page changes would replace the history entry, so Back would leave the list. Returns the previous
 * page while the next page loads. The calling component needs a new `key` when `params` change.
 */
export function useServerRows(
  resource: ListResource,
  { page, params }: Pick<ListQuery, 'page' | 'params'>,
  { enabled, refetchInterval }: RowsOptions,
): ListRows {
  const dataProvider = useDataProvider();
  const table = useTable({
    resource: resource.name,
    syncWithLocation: false,
    pagination: { currentPage: page, pageSize: PAGE_SIZE },
    filters: { permanent: paramFilters(params) },
    // `refetchInterval` pauses in a hidden browser tab; `refetchOnWindowFocus` refreshes the list when it is visible
    // again.
    queryOptions: {
      ...pageQuery(resource, dataProvider(), { page, params }),
      enabled,
      placeholderData: keepPreviousData,
      ...(refetchInterval !== undefined && { refetchInterval, refetchOnWindowFocus: true }),
    },
    errorNotification: false,
  });
  if (table.currentPage !== page) table.setCurrentPage(page);

  const { data, isFetching, isPlaceholderData, dataUpdatedAt } = table.tableQuery;
  // After a failure, show the error until the page has loaded: a retry would show the previous page in its place.
  const loaded = isPlaceholderData ? undefined : data;
  const retry = useRetry({ ...table.tableQuery, data: loaded }, String(page));
  const shown = retry.error ? loaded : data;
  return {
    rows: shown?.data,
    total: shown?.total ?? 0,
    response: shown,
    ...retry,
    isFetching,
    isPlaceholderData,
    updatedAt: dataUpdatedAt,
  };
}

/** Returns a function that prefetches a page, except of a list with secrets, whose pages must not be cached. */
export function usePrefetchNextPage(resource: ListResource, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return (page: number) => {
    if (holdsSecrets(resource)) return;
    const query = pageQuery(resource, dataProvider(), { page, params });
    client.query({ ...query, meta: { quiet: true }, staleTime: Infinity }).catch(() => undefined);
  };
}

/** Returns the rows that the previous response for the same page lacked. After the first response, no row is new. */
export function useNewRows(rows: readonly unknown[] | undefined, page: number): ReadonlySet<unknown> {
  const [previous, setPrevious] = useState({ rows, page, newRows: new Set<unknown>() });
  if (previous.rows === rows && previous.page === page) return previous.newRows;
  const previousRows =
    previous.page === page && previous.rows && rows ? new Set(previous.rows.map(rowJson)) : undefined;
  const newRows = new Set(previousRows && rows ? rows.filter((row) => !previousRows.has(rowJson(row))) : []);
  setPrevious({ rows, page, newRows });
  return newRows;
}
