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

/** A list with secrets leaves the cache with its screen. */
export const holdsSecrets = ({ fields }: ListResource) =>
  fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'secret');

/** A list's parameters the way Refine hands them to the data provider. */
export const paramFilters = (params: ListParams): CrudFilter[] =>
  Object.entries(params).map(([field, value]) => ({ field, operator: 'eq', value }));

/** Where Refine keeps the pages of a list. */
export const pagesOf = ({ name }: ListResource) => keys().data('default').resource(name).action('list');

/** The pages of a list in the cache: Refine keeps one for each address that drew it, and the menu its own. */
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
  /** In ms: what is in the cache and younger is not read again. */
  readonly staleTime: number;
  readonly retry?: false;
}

/** Reads a page that no member has asked for: once, and without a word where that fails. */
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
