import type { BaseRecord, CrudFilter, DataProvider, GetListResponse, MetaQuery } from '@refinedev/core';
import { nextOrder } from '../core/clock';
import { ApiError } from '../api/ApiError';
import type { Send, SuccessResponse } from '../api/http';
import type { Call } from '../core/call';
import { isRecord } from '../core/isRecord';
import { cutText } from '../core/text';
import {
  isList,
  isObject,
  rowJson,
  type ListResource,
  type ObjectResource,
  type Resource,
} from '../core/defineResource';
import { isPage, listBody, PAGE_SIZE, pageOf, paramNames, type ListParams } from '../core/resourceRequest';

/** Converts Refine's filters to the parameters of a list. Throws unless each is `eq` on a declared parameter. */
function paramsOf(list: ListResource, filters: readonly CrudFilter[] = []): ListParams {
  const known = paramNames(list);
  const entries = filters.map((filter) => {
    if ('field' in filter && filter.operator === 'eq' && known.includes(filter.field))
      return [filter.field, String(filter.value)] as const;
    const field = 'field' in filter ? filter.field : filter.operator;
    throw ApiError.undeclaredCall(`${list.name} cannot be filtered by ${field} (${filter.operator}).`);
  });
  return Object.fromEntries(entries);
}

/** Returns the options for `send`: the query's abort signal, and whether the request is in the background. */
const optionsOf = (meta: MetaQuery | undefined) => ({
  signal: meta?.signal instanceof AbortSignal ? meta.signal : undefined,
  background: meta?.background === true,
});

/** Casts a value to the type that Refine expects. Values are validated where they are rendered. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller chooses the type
const typed = <T>(value: unknown) => value as T;

/**
 * Returns the number of rows of a list; undefined if it is unknown. Databases send counts as texts, and some servers send
 * none for an empty list: a page that isn't full is the last one, so it gives the number too.
 */
function totalOf(count: unknown, rowsOnPage: number, page: number): number | undefined {
  if ((count ?? undefined) === undefined)
    return rowsOnPage < PAGE_SIZE ? (page - 1) * PAGE_SIZE + rowsOnPage : undefined;
  const total = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count;
  return Number.isSafeInteger(total) && Number(total) >= 0 ? Number(total) : undefined;
}

/**
 * Converts a list response to Refine's format without validating its rows. A GET returns all rows, so this selects the
 * page. Throws an ApiError, whose cause names the resource, if the rows are not an array or the number of rows of a POST
 * is unknown.
 */
function readList(list: ListResource, response: SuccessResponse, page: number | 'all'): GetListResponse {
  const rowsKey = list.read.rows ?? 'data';
  const { [rowsKey]: rows, count, ...extras } = response;
  if (!Array.isArray(rows)) throw ApiError.invalidResponse(`${list.name}: ${rowsKey} is not a list`);
  const data = rows as BaseRecord[];
  if (list.read.method === 'GET') {
    return { ...extras, data: page === 'all' ? data : pageOf(data, page), total: data.length };
  }
  const total = totalOf(count, data.length, Number(page));
  if (total === undefined) {
    const text = count === undefined ? 'missing' : cutText(rowJson(count), 40);
    throw ApiError.invalidResponse(`${list.name}: count is ${text}`);
  }
  return { ...extras, data, total };
}

/** Parses the response of an object. Returns a single value as {value}. Throws ApiError. */
function readObject({ name, scalar }: ObjectResource, { data }: SuccessResponse): object {
  if (scalar === 'anything' || (scalar === 'text' && typeof data === 'string')) return { value: data };
  if (scalar === undefined && isRecord(data)) return data;
  throw ApiError.invalidResponse(`${name}: data has the wrong type`);
}

/** Creates Refine's data provider, which maps resources to calls (docs/adding-a-resource.md). Throws ApiError. */
export function createDataProvider(send: Send, resources: readonly Resource[], host: string): DataProvider {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw ApiError.undeclaredCall(`There is no resource called ${name}.`);
    return resource;
  };
  const write = async (name: string, action: 'create' | 'update' | 'remove', body: unknown) => {
    const resource = find(name);
    const call: Call | undefined = isObject(resource) ? undefined : resource[action];
    if (!call) throw ApiError.undeclaredCall(`${name} cannot be changed this way (${action}).`);
    const response = await send(call, typed<object>(body ?? {}), { write: 'member' });
    return { data: typed<BaseRecord>(response) };
  };

  return {
    getApiUrl: () => host,
    async getList({ resource, pagination, filters, sorters, meta }) {
      const list = find(resource);
      if (!isList(list)) throw ApiError.undeclaredCall(`${resource} isn't a list.`);
      if (sorters?.length)
        throw ApiError.undeclaredCall(`${list.name} cannot be sorted by ${sorters[0]?.field}.`);
      const page = pagination?.currentPage ?? 1;
      if (!isPage(page)) throw ApiError.undeclaredCall(`${list.name} has no page ${page}.`);
      const body = listBody(list.read, page, paramsOf(list, filters));
      const isPaged = (pagination?.mode ?? 'server') === 'server';
      if (!isPaged && list.read.method === 'POST')
        throw ApiError.undeclaredCall(`${list.name} can only be read page by page.`);
      const response = await send(list.read, body, optionsOf(meta));
      return typed(readList(list, response, isPaged ? page : 'all'));
    },
    /** Also returns `requested`, the order of the request (`nextOrder`). */
    async getOne({ resource, id, meta }) {
      const object = find(resource);
      if (!isObject(object)) throw ApiError.undeclaredCall(`${resource} isn't a single object.`);
      const body = object.idKey ? { [object.idKey]: id } : object.fixed;
      const requested = nextOrder();
      const response = await send(object.one, body, optionsOf(meta));
      return { data: typed(readObject(object, response)), requested };
    },
    create: async ({ resource, variables }) => typed(await write(resource, 'create', variables)),
    update: async ({ resource, variables }) => typed(await write(resource, 'update', variables)),
    deleteOne: async ({ resource, variables }) => typed(await write(resource, 'remove', variables)),
  };
}
