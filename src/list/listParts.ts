import { chunkOf, type Chunk } from '../core/chunk';
import type { ListResource } from '../core/defineResource';

/** The date filter, loaded only for lists that have one, because it includes antd's Form (25 kB). */
export const dateFilter = chunkOf(() => import('./DateFilter'));

/** Returns the optional chunks of a list. */
export const partsOf = (resource: ListResource): Chunk<unknown>[] =>
  resource.dateFilter === undefined ? [] : [dateFilter];
