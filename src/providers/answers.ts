import { ApiError } from '../api/ApiError';
import type { Answer } from '../api/http';
import type { ListResource, ObjectResource } from '../core/defineResource';

export interface ListAnswer {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** Every other property of the answer, figures beside the rows among them. */
  readonly extras: Readonly<Record<string, unknown>>;
}

/**
 * Takes a list's answer apart. A row may hold junk, a list may not: rows that are no array, or a
 * count that no list can have, throw an ApiError that names resource and field.
 */
export function readList(list: ListResource, answer: Answer): ListAnswer {
  const rowsKey = list.read.rows ?? 'data';
  const { [rowsKey]: rows, count, ...extras } = answer;
  if (!Array.isArray(rows))
    throw ApiError.broken(`${list.title} cannot be shown: its ${rowsKey} is no list.`);
  if (list.read.method === 'GET') return { rows, total: rows.length, extras };
  if (!Number.isSafeInteger(count) || Number(count) < 0) {
    throw ApiError.broken(
      `${list.title} cannot be shown: its count is ${count === undefined ? 'missing' : JSON.stringify(count)}.`,
    );
  }
  return { rows, total: Number(count), extras };
}

/** Takes an object's answer apart; a bare value is given as {value}. Throws ApiError as readList does. */
export function readObject(object: ObjectResource, { data }: Answer): object {
  if (object.bare === 'anything') return { value: data };
  if (object.bare === 'text') {
    if (typeof data === 'string') return { value: data };
  } else if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    return data;
  }
  throw ApiError.broken(`${object.name} cannot be shown: its data is not what was promised.`);
}
