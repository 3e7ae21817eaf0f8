import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { pick, type ListResource } from '../core/defineResource';
import { PAGE_SIZE, readListAddress, type ListParams } from '../core/resourceRequest';
import { cachedPages, pagesOf, paramFilters, readPage } from './readPage';

/** Returns the parameters of a list as opened from the menu. */
const openingOf = ({ read }: ListResource): ListParams =>
  readListAddress(read, new URLSearchParams(), {}).params;

const firstPagesOf = (client: QueryClient, list: ListResource, params: ListParams) =>
  cachedPages(client, list, params).filter(
    ({ queryKey }) => pick(queryKey.at(-1), 'pagination.currentPage') === 1,
  );

/** Returns whether a screen currently shows the first page of a list. */
export const isInView = (client: QueryClient, list: ListResource): boolean =>
  firstPagesOf(client, list, openingOf(list)).some((query) => query.isActive());

/**
 * Returns the most recently loaded first page of a list, from any URL; undefined if there is none or a write has
 * invalidated it.
 */
export const newestFirstPage = (client: QueryClient, list: ListResource, params: ListParams) =>
  firstPagesOf(client, list, params)
    .map(({ state }) => state)
    .filter(({ data, isInvalidated }) => data !== undefined && !isInvalidated)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0];

/**
 * Returns the rows of a list's first page: from the query cache if younger than `maxAge` ms, otherwise from the
 * server. Rejects if the request fails.
 */
export async function firstPage(
  client: QueryClient,
  dataProvider: DataProvider,
  list: ListResource,
  maxAge: number,
): Promise<readonly unknown[]> {
  const params = openingOf(list);
  const known = newestFirstPage(client, list, params);
  if (known?.data && Date.now() - known.dataUpdatedAt < maxAge) return known.data.data;
  const filters = paramFilters(params);
  const pagination = { currentPage: 1, pageSize: PAGE_SIZE, mode: 'server' as const };
  const queryKey = pagesOf(list).params({ filters, pagination }).get();
  const { data } = await readPage(client, dataProvider, list, {
    queryKey,
    filters,
    pagination,
    staleTime: 0,
    retry: false,
  });
  return data;
}
