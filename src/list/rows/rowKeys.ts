import type { ListParams } from '../../core/resourceRequest';

/** Returns the query key of all rows of a list. It begins with Refine's key, so writes invalidate this query too. */
export const allRowsKey = (name: string, params: ListParams, maxRows?: number) => [
  ...['data', 'default', name, 'all-rows', params],
  ...(maxRows === undefined ? [] : [maxRows]),
];
