import { useTable } from '@refinedev/antd';
import type { BaseRecord, GetListResponse, HttpError } from '@refinedev/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { TableProps } from 'antd';
import { use } from 'react';
import type { ListResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';
import { FirstAnswersContext } from './firstAnswersContext';
import { newestFirstPage } from './firstPage';
import { holdsSecrets, paramFilters } from './readPage';
import { useLastError } from './useLastError';
import { useListAddress } from './useListAddress';
import { pageStaleTime } from './usePageAhead';

export interface ListRows {
  /** undefined while the first rows are on their way. */
  readonly rows: readonly unknown[] | undefined;
  readonly total: number;
  /** The whole answer, for the figures beside the rows. */
  readonly answer: object | undefined;
  /** Stays while the list is asked for again, so that what says so keeps its place and the focus. */
  readonly error: HttpError | null;
  readonly isFetching: boolean;
  /** The rows are the page before's, until this page's arrive. */
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
  /** When these rows arrived, in epoch ms; 0 before the first. */
  readonly updatedAt: number;
  /** What Refine gives antd's Table. */
  readonly tableProps?: TableProps<BaseRecord>;
}

interface TableOptions {
  readonly enabled?: boolean;
  /** Milliseconds after which the page is read again, and again. */
  readonly every?: number | undefined;
}

type Page = GetListResponse | undefined;

/**
 * Refine's `useTable`, led by the address: it would keep page and filters as a state of its own, read
 * the address once and write it by `replace`, so that Back left the list. While the page turns the
 * rows before it stay. `params` of another period or level want another `key` around this.
 */
export function useResourceTable(
  resource: ListResource,
  { enabled = true, every }: TableOptions = {},
): ListRows {
  const { page, params } = useListAddress(resource);
  const first = use(FirstAnswersContext);
  const client = useQueryClient();
  // What the menu has read of it is drawn until the list's own answer is there.
  const newest = () =>
    enabled && resource.news && page === 1 ? newestFirstPage(client, resource, params) : undefined;
  const early = () => (enabled ? (first.list(resource.name, page, params) as Page) : undefined);
  const table = useTable({
    resource: resource.name,
    syncWithLocation: false,
    pagination: { currentPage: page, pageSize: PAGE_SIZE },
    filters: { permanent: paramFilters(params) },
    // Refine puts every parameter of the address into the key, where the page has a place already: what is
    // read ahead (usePageAhead) would not be found by it.
    meta: { page: undefined },
    // While the tab is hidden nothing is read; on return a list that refreshes itself is, at once.
    queryOptions: {
      enabled,
      initialData: () => newest()?.data ?? early(),
      initialDataUpdatedAt: () => newest()?.dataUpdatedAt,
      staleTime: pageStaleTime,
      placeholderData: keepPreviousData,
      ...(holdsSecrets(resource) && { gcTime: 0 }),
      ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: true }),
    },
    errorNotification: false,
  });
  const turning = table.currentPage !== page;
  if (turning) table.setCurrentPage(page);

  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = table.tableQuery;
  const lastError = useLastError(error, data !== undefined);
  return {
    rows: data?.data,
    total: data?.total ?? 0,
    answer: data,
    error: lastError,
    isFetching,
    isPlaceholderData: isPlaceholderData || turning,
    retry: () => void refetch(),
    updatedAt: dataUpdatedAt,
    tableProps: table.tableProps,
  };
}
