import { lazyWithPreload } from '../../components/lazyWithPreload';
import type { ListView } from '../../data/listView';

/**
 * The two list views with their code: a phone does not load antd's Table, a desktop does not load the cards.
 * The route of a screen loads the current view before it renders.
 */
export const listViews = {
  table: lazyWithPreload(() => import('./TableView')),
  cards: lazyWithPreload(() => import('./CardView')),
} as const satisfies Record<ListView, unknown>;
