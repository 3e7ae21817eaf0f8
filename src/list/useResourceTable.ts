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
  /** undefined while the first rows load. */
  readonly rows: readonly unknown[] | undefined;
  readonly total: number;
  /** The whole response, for the figures beside the rows. */
  readonly answer: object | undefined;
  /** Kept during a retry, so that the error message keeps its place and the focus. */
  readonly error: HttpError | null;
  readonly isFetching: boolean;
  /** Whether the rows belong to the previous page, while the current one loads. */
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
  /** When these rows were loaded, in epoch ms; 0 before the first. */
  readonly updatedAt: number;
  /** Refine's props for antd's Table. */
  readonly tableProps?: TableProps<BaseRecord>;
}

interface TableOptions {
  readonly enabled?: boolean;
  /** The refresh interval, in ms. */
  readonly every?: number | undefined;
}

type Page = GetListResponse | undefined;

/**
 * Returns a page of a list through Refine's `useTable`, controlled by the URL. By itself `useTable` would read the
 * URL once, keep its own state and write it with `replace`, so Back would leave the list. The previous rows stay
 * while the page turns. Render it under a new `key` when `params` change.
 */
export function useResourceTable(
  resource: ListResource,
  { enabled = true, every }: TableOptions = {},
): ListRows {
  const { page, params } = useListAddress(resource);
  const first = use(FirstAnswersContext);
  const client = useQueryClient();
  // Show the page that the menu has loaded until the list's own response arrives.
  const newest = () =>
    enabled && resource.news && page === 1 ? newestFirstPage(client, resource, params) : undefined;
  const early = () => (enabled ? (first.list(resource.name, page, params) as Page) : undefined);
  const table = useTable({
    resource: resource.name,
    syncWithLocation: false,
    pagination: { currentPage: page, pageSize: PAGE_SIZE },
    filters: { permanent: paramFilters(params) },
    // Refine adds every URL parameter to the query key. The page is already part of it; a second copy would hide
    // prefetched pages (usePageAhead).
    meta: { page: undefined },
    // Hidden tabs do not refresh; an auto-refreshed list refreshes as soon as the tab is visible.
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
