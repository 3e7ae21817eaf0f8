import { chunkOf, type Chunk } from '../core/chunk';
import type { ListResource } from '../core/defineResource';

/** Includes antd's Form (25 kB), which lists without a date filter do not need. */
export const dateFilter = chunkOf(() => import('./DateFilter'));

/** Returns the optional chunks of a list. */
export const partsOf = (resource: ListResource): Chunk<unknown>[] =>
  resource.dateFilter === undefined ? [] : [dateFilter];
