import { keys, type CrudFilter, type DataProvider, type GetListResponse } from '@refinedev/core';
import type { Query, QueryClient } from '@tanstack/react-query';
import { pick, type ListResource } from '../core/defineResource';
import { PAGE_SIZE, readListAddress, type ListParams } from '../core/resourceRequest';

/** A list's parameters the way Refine hands them to the data provider. */
export const paramFilters = (params: ListParams): CrudFilter[] =>
  Object.entries(params).map(([field, value]) => ({ field, operator: 'eq', value }));

/** What a list asks for where it is opened from the menu. */
const openingOf = ({ read }: ListResource): ListParams =>
  readListAddress(read, new URLSearchParams(), {}).params;

const pagesOf = ({ name }: ListResource) => keys().data('default').resource(name).action('list');

/** First pages of a list in the cache: Refine keeps one for each address that drew it, and the menu its own. */
const firstPagesOf = (client: QueryClient, list: ListResource, params: ListParams) =>
  client
    .getQueryCache()
    .findAll({ queryKey: pagesOf(list).get() })
    .filter(({ queryKey }) => {
      const asked = queryKey.at(-1);
      return (
        pick(asked, 'pagination.currentPage') === 1 &&
        JSON.stringify(pick(asked, 'filters')) === JSON.stringify(paramFilters(params))
      );
    }) as Query<GetListResponse>[];

/** Whether a screen draws the first page of a list at this moment. */
export const isInView = (client: QueryClient, list: ListResource): boolean =>
  firstPagesOf(client, list, openingOf(list)).some((query) => query.isActive());

/** The first page of a list as it was read last, under whatever address; undefined where it never was. */
export const newestFirstPage = (client: QueryClient, list: ListResource, params: ListParams) =>
  firstPagesOf(client, list, params)
    .map(({ state }) => state)
    .filter(({ data }) => data !== undefined)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0];

/**
 * The rows of a list's first page: those in hand where they are no older than so many ms, else read by the same call,
 * once and without a word where that fails.
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
  const asked = {
    filters: paramFilters(params),
    pagination: { currentPage: 1, pageSize: PAGE_SIZE, mode: 'server' as const },
  };
  const { data } = await client.query<GetListResponse>({
    queryKey: pagesOf(list).params(asked).get(),
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) => dataProvider.getList({ resource: list.name, ...asked, meta: { signal } }),
  });
  return data;
}
