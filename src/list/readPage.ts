import {
  keys,
  type CrudFilter,
  type DataProvider,
  type GetListResponse,
  type Pagination,
} from '@refinedev/core';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { pick, type ListResource } from '../core/defineResource';
import type { ListParams } from '../core/resourceRequest';
import { valueTypeOf } from '../core/valueTypes';

/** Returns whether a list contains secrets. Such a list leaves the query cache with its screen. */
export const holdsSecrets = ({ fields }: ListResource) =>
  fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'secret');

/** Converts list parameters to the filters that Refine passes to the data provider. */
export const paramFilters = (params: ListParams): CrudFilter[] =>
  Object.entries(params).map(([field, value]) => ({ field, operator: 'eq', value }));

/** Returns the query key under which Refine keeps the pages of a list. */
export const pagesOf = ({ name }: ListResource) => keys().data('default').resource(name).action('list');

/** Returns the cached pages of a list. Refine keeps one per URL that rendered it; the menu keeps its own. */
export const cachedPages = (client: QueryClient, list: ListResource, params: ListParams) =>
  client
    .getQueryCache()
    .findAll({ queryKey: pagesOf(list).get() })
    .filter(
      ({ queryKey }) =>
        JSON.stringify(pick(queryKey.at(-1), 'filters')) === JSON.stringify(paramFilters(params)),
    ) as Query<GetListResponse>[];

interface Reading {
  readonly queryKey: QueryKey;
  readonly filters: CrudFilter[];
  readonly pagination: Pagination;
  /** Cached data younger than this is not read again, in ms. */
  readonly staleTime: number;
  readonly retry?: false;
}

/** Reads a page in the background, without an error message if it fails. */
export const readPage = (
  client: QueryClient,
  dataProvider: DataProvider,
  { name }: ListResource,
  { filters, pagination, ...reading }: Reading,
): Promise<GetListResponse> =>
  client.query<GetListResponse>({
    ...reading,
    meta: { quiet: true },
    queryFn: ({ signal }) =>
      dataProvider.getList({ resource: name, pagination, filters, meta: { signal, background: true } }),
  });
