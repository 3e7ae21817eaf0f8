import { ApiError } from '../api/ApiError';
import type { BaseRecord, GetListResponse } from '@refinedev/core';
import type { SuccessResponse } from '../api/response';
import { cutText } from '../core/text';
import type { ListResource, ObjectResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';

interface ParsedList {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** All other properties of the answer, such as totals. */
  readonly extras: Readonly<Record<string, unknown>>;
}

/** Formats an invalid count for an error. */
function formatCount(count: unknown): string {
  if (count === undefined) return 'missing';
  if (typeof count === 'string') return `"${cutText(count, 40)}"`;
  if (typeof count === 'number' || typeof count === 'boolean') return String(count);
  return count === null ? 'null' : 'not a number';
}

/**
 * Parses a list response without validating its rows. Throws an ApiError if the rows are not an array, or if a POST
 * returns a count that is not a non-negative integer. The error's cause names the resource and the field.
 */
function readList(list: ListResource, answer: SuccessResponse): ParsedList {
  const rowsKey = list.read.rows ?? 'data';
  const { [rowsKey]: rows, count, ...extras } = answer;
  if (!Array.isArray(rows)) throw ApiError.invalidResponse(`${list.name}: ${rowsKey} is not a list`);
  if (list.read.method === 'GET') return { rows, total: rows.length, extras };
  if (!Number.isSafeInteger(count) || Number(count) < 0) {
    throw ApiError.invalidResponse(`${list.name}: count is ${formatCount(count)}`);
  }
  return { rows, total: Number(count), extras };
}

/** Converts a list response to Refine's format. A GET has all rows, so the page is cut from them. Throws ApiError. */
export function listResponse(
  list: ListResource,
  answer: SuccessResponse,
  page: number | 'all',
): GetListResponse {
  const { rows, total, extras } = readList(list, answer);
  const skip = page === 'all' ? 0 : (page - 1) * PAGE_SIZE;
  const whole = page === 'all' || list.read.method === 'POST';
  return { ...extras, data: (whole ? rows : rows.slice(skip, skip + PAGE_SIZE)) as BaseRecord[], total };
}

/** Parses the answer of an object. Returns a single value as {value}. Throws ApiError. */
export function readObject(object: ObjectResource, { data }: SuccessResponse): object {
  if (object.scalar === 'anything') return { value: data };
  if (object.scalar === 'text') {
    if (typeof data === 'string') return { value: data };
  } else if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    return data;
  }
  throw ApiError.invalidResponse(`${object.name}: data has the wrong type`);
}
