import { ApiError } from '../api/ApiError';
import type { BaseRecord, GetListResponse } from '@refinedev/core';
import type { Answer } from '../api/answer';
import { cutText } from '../core/cutText';
import type { ListResource, ObjectResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';

interface ListAnswer {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** Every other property of the answer, figures beside the rows among them. */
  readonly extras: Readonly<Record<string, unknown>>;
}

/** What was sent in place of a count, in a few characters. */
function sayCount(count: unknown): string {
  if (count === undefined) return 'missing';
  if (typeof count === 'string') return `"${cutText(count, 40)}"`;
  if (typeof count === 'number' || typeof count === 'boolean') return String(count);
  return count === null ? 'null' : 'not a number';
}

/**
 * Takes a list's answer apart. A row may hold junk, a list may not: rows that are no array, or a
 * count that no list can have, throw an ApiError whose cause names resource and field.
 */
function readList(list: ListResource, answer: Answer): ListAnswer {
  const rowsKey = list.read.rows ?? 'data';
  const { [rowsKey]: rows, count, ...extras } = answer;
  if (!Array.isArray(rows)) throw ApiError.unreadable(`${list.name}: ${rowsKey} is not a list`);
  if (list.read.method === 'GET') return { rows, total: rows.length, extras };
  if (!Number.isSafeInteger(count) || Number(count) < 0) {
    throw ApiError.unreadable(`${list.name}: count is ${sayCount(count)}`);
  }
  return { rows, total: Number(count), extras };
}

/** A list's answer as Refine has it; a GET answers with all rows, and a page is cut out here. Throws as readList does. */
export function listResponse(list: ListResource, answer: Answer, page: number | 'all'): GetListResponse {
  const { rows, total, extras } = readList(list, answer);
  const skip = page === 'all' ? 0 : (page - 1) * PAGE_SIZE;
  const whole = page === 'all' || list.read.method === 'POST';
  return { ...extras, data: (whole ? rows : rows.slice(skip, skip + PAGE_SIZE)) as BaseRecord[], total };
}

/** Takes an object's answer apart; a bare value is given as {value}. Throws ApiError as readList does. */
export function readObject(object: ObjectResource, { data }: Answer): object {
  if (object.bare === 'anything') return { value: data };
  if (object.bare === 'text') {
    if (typeof data === 'string') return { value: data };
  } else if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    return data;
  }
  throw ApiError.unreadable(`${object.name}: data has the wrong type`);
}
