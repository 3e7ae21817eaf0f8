import { lazyWithPreload } from '../components/lazyWithPreload';
import type { ListResource } from '../core/defineResource';

/** The date filter, loaded only for lists that have one, because it includes antd's Form (25 kB). */
export const DateFilter = lazyWithPreload(() => import('./tools/DateFilter'));

/** Returns the optional parts of a list. */
export const optionalChunksOf = ({ dateFilter }: ListResource) =>
  dateFilter === undefined ? [] : [DateFilter];
