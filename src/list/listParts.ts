import { chunkOf } from '../core/chunk';
import type { ListResource } from '../core/defineResource';

/** antd's Form comes with it, 25 kB that a list without days does without. */
export const dateFilter = chunkOf(() => import('./DateFilter'));

/** The code that a list has beyond that of every list. */
export const partsOf = (resource: ListResource) => (resource.dateFilter === undefined ? [] : [dateFilter]);
