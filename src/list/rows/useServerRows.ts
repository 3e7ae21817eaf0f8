import { useTable } from '@refinedev/antd';
import { useDataProvider } from '@refinedev/core';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rowJson, type ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { holdsSecrets, keepRows, pageQuery } from '../../data/pageQuery';
import { useRetry } from '../../data/useRetry';
import type { ListQuery } from '../query/listQuery';

export interface RowsOptions {
  readonly enabled: boolean;
  /** The refresh interval in ms; without it, rows are loaded once. */
  readonly refetchInterval: number | undefined;
}

/**
 * Returns a page of a list, or the previous page while it loads. `pageQuery` defines the query; the page and filters in
 * the state of Refine's `useTable` are not used: with its URL synchronization, page changes would replace the history
 * entry, so Back would leave the list.
 */
export function useServerRows(
  resource: ListResource,
  { page, params }: Pick<ListQuery, 'page' | 'params'>,
  { enabled, refetchInterval }: RowsOptions,
) {
  const query = pageQuery(resource, useDataProvider()(), { page, params });
  const { tableQuery } = useTable({
    resource: resource.name,
    syncWithLocation: false,
    // `refetchInterval` pauses in a hidden browser tab; `refetchOnWindowFocus` refreshes the list when it is visible
    // again.
    queryOptions: {
      ...query,
      enabled,
      placeholderData: keepRows(query.queryKey),
      ...(refetchInterval !== undefined && { refetchInterval, refetchOnWindowFocus: true }),
    },
    errorNotification: false,
  });
  const { data, isFetching, isPlaceholderData, dataUpdatedAt } = tableQuery;
  const retry = useRetry(tableQuery, hashKey(query.queryKey));
  // After a failure, show the error until the page has loaded: a retry would show the previous page in its place.
  const shown = retry.error && isPlaceholderData ? undefined : data;
  return {
    rows: shown?.data as readonly unknown[] | undefined,
    total: shown?.total ?? 0,
    /** The whole list response, which also contains the summary figures. */
    response: shown as object | undefined,
    ...retry,
    isFetching,
    /** Whether the rows belong to the previous page, while the current one loads. */
    isPlaceholderData,
    /** When these rows were loaded, in epoch ms; 0 before the first load. */
    updatedAt: dataUpdatedAt,
  };
}

export type ListRows = ReturnType<typeof useServerRows>;

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
export function useNewRows(rows: readonly unknown[] | undefined, page: unknown): ReadonlySet<unknown> {
  const [previous, setPrevious] = useState({ rows, page, newRows: new Set<unknown>() });
  if (previous.rows === rows && previous.page === page) return previous.newRows;
  const previousRows =
    previous.page === page && previous.rows && rows ? new Set(previous.rows.map(rowJson)) : undefined;
  const newRows = new Set(previousRows && rows ? rows.filter((row) => !previousRows.has(rowJson(row))) : []);
  setPrevious({ rows, page, newRows });
  return newRows;
}
