import type { ListParams } from '../../core/resourceRequest';

/**
 * Returns the query key of all rows of a list, or of its newest `maxRows`. It begins with Refine's query key for the
 * resource, so that invalidating the list invalidates this query too.
 */
export const allRowsKey = (name: string, params: ListParams, maxRows?: number) => [
  ...['data', 'default', name, 'all-rows', params],
  ...(maxRows === undefined ? [] : [maxRows]),
];
