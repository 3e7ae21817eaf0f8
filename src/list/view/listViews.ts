import { lazyWithPreload } from '../../components/lazyWithPreload';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { currentListView, TABLE_WIDTH, type ListView } from '../../lib/listView';
import { usePreferences } from '../../lib/usePreferences';

/** The two list views, antd's Table and the cards. The route of a screen loads only the current view. */
export const listViews = {
  table: lazyWithPreload(() => import('./TableView')),
  cards: lazyWithPreload(() => import('./CardView')),
} as const satisfies Record<ListView, unknown>;

/** Returns the current list view, shared by all lists. */
export function useListView(): ListView {
  const { view } = usePreferences();
  // Re-renders when the width changes the view.
  useMediaQuery(TABLE_WIDTH);
  return currentListView(view);
}
