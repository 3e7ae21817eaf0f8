import type { ListResource } from '../../core/defineResource';
import { filterCount, needsAllRows, serverPageOf, type ListQuery } from '../query/listQuery';
import { useListChanged } from './useListChanged';
import { useClientRows, useNewRows, useServerRows } from './useListRows';

interface ListStateOptions {
  /** The refresh interval in ms; without it, rows are loaded once. */
  readonly refetchInterval: number | undefined;
  /** Whether to load all rows although the query needs only a page: for paper, or for the values of a column. */
  readonly readsAll: boolean;
}

/** Returns the rows that a query shows: a page from the server, or in client-side mode rows of all pages. */
export function useListState(
  resource: ListResource,
  query: ListQuery,
  { refetchInterval, readsAll }: ListStateOptions,
) {
  const { page, params, filters } = query;
  const isClientSide = needsAllRows(query);
  const hasFigures = resource.summary !== undefined;
  const server = useServerRows(resource, serverPageOf(query), {
    enabled: !isClientSide || hasFigures,
    refetchInterval,
  });
  const client = useClientRows(resource, query, {
    enabled: isClientSide || readsAll,
    refetchInterval: isClientSide ? refetchInterval : undefined,
  });
  const list = isClientSide ? client : server;
  const { rows, total, error, isFetching, isPlaceholderData } = list;
  const isPageShown = rows !== undefined && !isPlaceholderData;
  // Whether filters or a chosen option may hide rows. A boolean filter or a sort order hides none of an empty list.
  const mayHideRows =
    (isClientSide && client.all?.total !== 0) ||
    filterCount(resource, { ...query, filters: filters.filter(({ kind }) => kind !== 'flag') }) > 0;
  const isRefreshable = refetchInterval !== undefined && page === 1;
  return {
    server,
    client,
    list,
    isClientSide,
    isPageShown,
    hasFailed: error !== null && rows === undefined,
    haveFiguresFailed: isClientSide && hasFigures && server.error !== null && server.rows === undefined,
    isRefreshing: isFetching && rows !== undefined,
    newRows: useNewRows(
      resource,
      isRefreshable && isPageShown && !isClientSide ? rows : undefined,
      `${JSON.stringify(params)} ${page}`,
    ),
    hasChanged: useListChanged(resource, params, {
      page,
      rows: isClientSide || isPlaceholderData || isFetching ? undefined : rows,
      total,
    }),
    emptyReason:
      total > 0 ? ('pastLastPage' as const) : mayHideRows ? ('filtered' as const) : ('empty' as const),
    isEmpty: isPageShown && rows.length === 0 && total === 0 && !mayHideRows,
  };
}

export type ListState = ReturnType<typeof useListState>;
