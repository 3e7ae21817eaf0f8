import type { ListParams } from '../../core/resourceRequest';

/** Begins with Refine's query key for the resource, so that invalidating the list invalidates these queries too. */
const listKey = (name: string, kind: string, params: ListParams) => ['data', 'default', name, kind, params];

/** Returns the query key of all rows of a list, or of its newest `maxRows`. */
export const allRowsKey = (name: string, params: ListParams, maxRows?: number) => [
  ...listKey(name, 'all-rows', params),
  ...(maxRows === undefined ? [] : [maxRows]),
];

/** Returns the query key of the rows of a list that match a selection. */
export const clientRowsKey = (name: string, params: ListParams, selection: object) => [
  ...listKey(name, 'client-rows', params),
  selection,
];
