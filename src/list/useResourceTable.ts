import { useList, type CrudFilter, type HttpError } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ListResource } from '../core/defineResource';
import { valueTypeOf } from '../core/valueTypes';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';

export interface ListRows {
  /** undefined while the first rows are on their way. */
  readonly rows: readonly unknown[] | undefined;
  readonly total: number;
  /** The whole answer, for the figures beside the rows. */
  readonly answer: object | undefined;
  readonly error: HttpError | null;
  /** Older rows stand while newer ones are fetched. */
  readonly refreshing: boolean;
  /** The rows are the page before's, until this page's arrive. */
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
  /** When these rows arrived, in epoch ms; 0 before the first. */
  readonly updatedAt: number;
}

interface RowsOptions {
  readonly enabled?: boolean;
  /** Milliseconds after which the page is read again, and again. */
  readonly every?: number | undefined;
}

/** A list's parameters the way Refine hands them to the data provider. */
export const paramFilters = (params: ListParams): CrudFilter[] =>
  Object.entries(params).map(([field, value]) => ({ field, operator: 'eq', value }));

/** A list with secrets leaves the cache with its screen. */
const holdsSecrets = ({ fields }: ListResource) =>
  fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'secret');

/** Reads one page of a list through Refine. While the page turns the rows before it stay. */
export function useListRows(
  resource: ListResource,
  page: number,
  params: ListParams,
  { enabled = true, every }: RowsOptions = {},
): ListRows {
  const { query } = useList({
    resource: resource.name,
    pagination: { currentPage: page, pageSize: PAGE_SIZE },
    filters: paramFilters(params),
    // While the tab is hidden nothing is read; on return a list that refreshes itself is, at once.
    queryOptions: {
      enabled,
      placeholderData: keepPreviousData,
      ...(holdsSecrets(resource) && { gcTime: 0 }),
      ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: true }),
    },
    errorNotification: false,
  });
  return {
    rows: query.data?.data,
    total: query.data?.total ?? 0,
    answer: query.data,
    error: query.error,
    refreshing: query.isFetching && query.data !== undefined,
    isPlaceholderData: query.isPlaceholderData,
    retry: () => void query.refetch(),
    updatedAt: query.dataUpdatedAt,
  };
}
