import type { ListParams } from '../../core/resourceRequest';

/** Returns the query key of all rows of a list. It begins like Refine's keys, so writes invalidate it too. */
export const allRowsKey = (name: string, params: ListParams, maxRows?: number) => [
  ...['data', 'default', name, 'all-rows', params],
  ...(maxRows === undefined ? [] : [maxRows]),
];
