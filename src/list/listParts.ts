import { chunkOf } from '../core/chunk';
import type { ListResource } from '../core/defineResource';

/** Includes antd's Form (25 kB), which lists without a date filter do not need. */
export const dateFilter = chunkOf(() => import('./DateFilter'));

/** Returns the optional chunks of a list. */
export const partsOf = (resource: ListResource) => (resource.dateFilter === undefined ? [] : [dateFilter]);
