import type {
  BaseRecord,
  CreateParams,
  CrudFilter,
  DataProvider,
  DeleteOneParams,
  GetListParams,
  GetListResponse,
  GetOneParams,
  LogicalFilter,
  MetaQuery,
  UpdateParams,
} from '@refinedev/core';
import { ApiError } from '../api/ApiError';
import type { Send, SuccessResponse } from '../api/http';
import type { Call } from '../core/call';
import { cutText } from '../core/text';
import {
  rowJson,
  type ListResource,
  type ObjectResource,
  type Resource,
  type Writable,
} from '../core/defineResource';
import { listBody, PAGE_SIZE, type ListParams } from '../core/resourceRequest';

/** Converts Refine's filters to the parameters of a list. All filters come from `paramFilters` (data/pageQuery). */
const paramsOf = (filters: readonly CrudFilter[] = []): ListParams =>
  Object.fromEntries((filters as readonly LogicalFilter[]).map(({ field, value }) => [field, String(value)]));

/** Returns the options for `send` that Refine passes in `meta`. Unmounting a screen aborts the signal of its reads. */
const optionsOf = (meta: MetaQuery | undefined) => ({
  signal: meta?.signal as AbortSignal | undefined,
  background: meta?.background === true,
});

/**
 * Converts a list response to Refine's format without validating its rows. A GET returns all rows, so this selects the
 * page. Throws an ApiError, whose cause names the resource, if the rows are not an array or the count of a POST is not
 * a non-negative integer.
 */
function readList(list: ListResource, response: SuccessResponse, page: number | 'all'): GetListResponse {
  const rowsKey = list.read.rows ?? 'data';
  const { [rowsKey]: rows, count, ...extras } = response;
  if (!Array.isArray(rows)) throw ApiError.invalidResponse(`${list.name}: ${rowsKey} is not a list`);
  const data = rows as BaseRecord[];
  if (list.read.method === 'GET') {
    const pageRows = page === 'all' ? data : data.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return { ...extras, data: pageRows, total: data.length };
  }
  if (!Number.isSafeInteger(count) || Number(count) < 0) {
    const text = count === undefined ? 'missing' : cutText(rowJson(count), 40);
    throw ApiError.invalidResponse(`${list.name}: count is ${text}`);
  }
  return { ...extras, data, total: Number(count) };
}

/** Parses the response of an object. Returns a single value as {value}. Throws ApiError. */
function readObject(object: ObjectResource, { data }: SuccessResponse): object {
  if (object.scalar === 'anything') return { value: data };
  if (object.scalar === 'text') {
    if (typeof data === 'string') return { value: data };
  } else if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    return data;
  }
  throw ApiError.invalidResponse(`${object.name}: data has the wrong type`);
}

/**
 * Creates Refine's data provider, which maps resources to calls. Throws ApiError. Values are validated where they are
 * rendered.
 */
export function createDataProvider(send: Send, resources: readonly Resource[], host: string): DataProvider {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource called ${name}.`);
    return resource;
  };
  const write = async (name: string, action: 'create' | 'update' | 'remove', body: unknown) => {
    const call = (find(name) as Writable)[action] as Call;
    return { data: await send(call, body as object, { write: true }) };
  };

  return {
    getApiUrl: () => host,
    async getList({ resource, pagination, filters, meta }: GetListParams) {
      const list = find(resource) as ListResource;
      const page = pagination?.currentPage ?? 1;
      const response = await send(list.read, listBody(list, page, paramsOf(filters)), optionsOf(meta));
      return readList(list, response, pagination?.mode === 'off' ? 'all' : page);
    },
    async getOne({ resource, id, meta }: GetOneParams) {
      const object = find(resource) as ObjectResource;
      const body = object.idKey ? { [object.idKey]: id } : object.fixed;
      return { data: readObject(object, await send(object.one, body, optionsOf(meta))) };
    },
    create: ({ resource, variables }: CreateParams<unknown>) => write(resource, 'create', variables),
    update: ({ resource, variables }: UpdateParams<unknown>) => write(resource, 'update', variables),
    deleteOne: ({ resource, variables }: DeleteOneParams<unknown>) => write(resource, 'remove', variables),
  } as DataProvider;
}
