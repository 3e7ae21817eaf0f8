import { keys, type CrudFilter, type DataProvider } from '@refinedev/core';
import { hashKey, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import type { ListResource, ObjectResource } from '../core/defineResource';
import { PAGE_SIZE, parsePageRequest, type ListParams } from '../core/resourceRequest';
import { valueTypeOf } from '../core/valueTypes';

/** Returns whether a list contains secrets. Such a list is removed from the query cache when its screen unmounts. */
export const holdsSecrets = ({ fields }: ListResource) =>
  fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'secret');

/** Converts list parameters to the filters that Refine passes to the data provider. */
export const filtersOf = (params: ListParams): CrudFilter[] =>
  Object.entries(params).map(([field, value]) => ({ field, operator: 'eq', value }));

const keysOf = (name: string) => keys().data().resource(name);

/** Returns the key with which all query keys of a resource begin, so that writes can invalidate them. */
export const resourceKey = (name: string): QueryKey => keysOf(name).get();

/** Returns the key with which the keys of all pages of a list with these parameters begin. */
export const pagesKey = (name: string, params: ListParams): QueryKey =>
  keysOf(name)
    .action('list')
    .params({ filters: filtersOf(params) })
    .get();

interface PageRequest {
  /** With 'all', every row of a list that a GET returns in one response. */
  readonly page: number | 'all';
  /** By default, the parameters of a URL without parameters: the default options of the list's choices. */
  readonly params?: ListParams;
}

/**
 * Returns the properties for Refine's `useList`. A GET returns all rows in one response, so its pages share one query,
 * from which Refine selects the rows of `page`.
 */
export function listProps(
  list: ListResource,
  { page, params = parsePageRequest(list.read, new URLSearchParams(), {}).params }: PageRequest,
) {
  const paged = list.read.method === 'GET' ? ('client' as const) : ('server' as const);
  return {
    resource: list.name,
    pagination:
      page === 'all' ? { mode: 'off' as const } : { currentPage: page, pageSize: PAGE_SIZE, mode: paged },
    filters: filtersOf(params),
  };
}

/** Returns the query key that Refine's `useList` uses for these properties. */
export const listKey = ({ resource, filters, pagination }: ReturnType<typeof listProps>): QueryKey =>
  keysOf(resource)
    .action('list')
    .params({ filters, ...(pagination.mode === 'server' && { pagination }) })
    .get();

interface QueryOptions {
  /** If a background query receives 'Unauthorized!', the session is marked as expired and the screen stays. */
  readonly background?: boolean;
}

/**
 * Returns the query of one page of a list, for loaders, prefetching and unread counts. It has the key and request of
 * `useList` with `listProps`. For a GET, its data has all rows.
 */
export function listQuery(
  list: ListResource,
  dataProvider: DataProvider,
  request: PageRequest,
  { background = false }: QueryOptions = {},
) {
  const props = listProps(list, request);
  return {
    queryKey: listKey(props),
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
      dataProvider.getList({ ...props, meta: { signal, background } }),
    ...(holdsSecrets(list) && { gcTime: 0 }),
  };
}

/** Returns the part of a query key that tells lists with other parameters apart, but not pages and filters of one list. */
const listOf = (queryKey: QueryKey) =>
  hashKey([...queryKey.slice(0, -1), (queryKey.at(-1) as { filters?: unknown } | undefined)?.filters]);

/**
 * Returns a `placeholderData` function: the previous rows stay visible while another page of the same list loads, but not
 * while another period loads, whose rows they would seem to be. The last part of `queryKey` must have the list's `filters`.
 */
export const keepRows =
  (queryKey: QueryKey) =>
  <T>(previous: T | undefined, query?: { readonly queryKey: QueryKey }): T | undefined =>
    query && listOf(query.queryKey) === listOf(queryKey) ? previous : undefined;

/** Returns the query key of all rows of a list. */
export const allRowsKey = (name: string, params: ListParams, maxRows?: number): QueryKey => [
  ...resourceKey(name),
  'all-rows',
  params,
  ...(maxRows === undefined ? [] : [maxRows]),
];

/** Returns the query of an object, for loaders. It has the key and request of Refine's `useOne`. */
export const objectQuery = ({ name }: ObjectResource, dataProvider: DataProvider) => ({
  queryKey: keysOf(name).action('one').id('').params({}).get() as QueryKey,
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
    dataProvider.getOne({ resource: name, id: '', meta: { signal } }),
});
