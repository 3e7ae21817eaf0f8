import type { CrudFilter, DataProvider, GetListResponse } from '@refinedev/core';
import { hashKey, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { nextOrder } from '../core/clock';
import type { ListResource, ObjectResource } from '../core/defineResource';
import { PAGE_SIZE, pageOf, parsePageRequest, type ListParams } from '../core/resourceRequest';
import { valueTypeOf } from '../core/valueTypes';

/** Returns whether a list contains secrets. Such a list is removed from the query cache when its screen unmounts. */
export const holdsSecrets = ({ fields }: ListResource) =>
  fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'secret');

/** Converts list parameters to the filters that Refine passes to the data provider. */
const paramFilters = (params: ListParams): CrudFilter[] =>
  Object.entries(params).map(([field, value]) => ({ field, operator: 'eq', value }));

/** Returns the key with which all query keys of a resource begin, so that writes can invalidate them. */
export const resourceKey = (name: string): QueryKey => ['data', 'default', name];

/**
 * Returns a `placeholderData` function. It keeps the previous rows if the query keys differ only in the last
 * part, the page or the filters: rows of another period must not be shown as those of the chosen one.
 */
export const keepRows =
  (queryKey: QueryKey) =>
  <T>(previous: T | undefined, query?: { readonly queryKey: QueryKey }): T | undefined =>
    query && hashKey(query.queryKey.slice(0, -1)) === hashKey(queryKey.slice(0, -1)) ? previous : undefined;

/**
 * Returns the query of one page of a list, shared by screens, prefetching and unread counts. A GET returns all rows in
 * one response, so its pages share one query, and `select` returns the rows of `page`; with 'all', every row. If a
 * `background` query receives 'Unauthorized!', the session is marked as expired and the screen stays.
 */
export function pageQuery(
  list: ListResource,
  dataProvider: DataProvider,
  {
    page,
    // By default, the parameters of a URL without parameters: the default options of the list's choices.
    params = parsePageRequest(list.read, new URLSearchParams(), {}).params,
    background = false,
  }: { readonly page: number | 'all'; readonly params?: ListParams; readonly background?: boolean },
) {
  const cachedPage = list.read.method === 'GET' ? 'all' : page;
  const pagination =
    cachedPage === 'all' ? { mode: 'off' as const } : { currentPage: cachedPage, pageSize: PAGE_SIZE };
  return {
    queryKey: [...resourceKey(list.name), 'list', params, cachedPage] as QueryKey,
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
      dataProvider.getList({
        resource: list.name,
        pagination,
        filters: paramFilters(params),
        meta: { signal, background },
      }),
    ...(page !== cachedPage && {
      select: (all: GetListResponse) => ({ ...all, data: pageOf(all.data, Number(page)) }),
    }),
    ...(holdsSecrets(list) && { gcTime: 0 }),
  };
}

/** Returns the query key of all rows of a list. */
export const allRowsKey = (name: string, params: ListParams, maxRows?: number): QueryKey => [
  ...resourceKey(name),
  'all-rows',
  params,
  ...(maxRows === undefined ? [] : [maxRows]),
];

/**
 * Returns the query of an object, shared by screens and prefetching. One with an `idKey` needs an `id`, is read on every
 * mount and is not cached. `background` means the same as in `pageQuery`. `requested` is the order of the request.
 */
export const objectQuery = (
  { name, idKey }: ObjectResource,
  dataProvider: DataProvider,
  { id = '', background = false } = {},
) => ({
  queryKey: [...resourceKey(name), 'one', id] as QueryKey,
  queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>) => {
    const requested = nextOrder();
    return {
      ...(await dataProvider.getOne({ resource: name, id, meta: { signal, background } })),
      requested,
    };
  },
  ...(idKey !== undefined && { staleTime: 0, gcTime: 0 }),
});
