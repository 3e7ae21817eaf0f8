import { chunkOf } from '../core/chunk';
import type { ListView } from '../core/listView';

/**
 * The two ways to draw a list, each with its code: a phone does not fetch antd's Table, a desktop no
 * Cards. `bootstrap` fetches the one in use before anything is drawn.
 */
export const listViews = {
  table: chunkOf(() => import('./TableView')),
  cards: chunkOf(() => import('./CardView')),
} as const satisfies Record<ListView, unknown>;
