import { useMediaQuery } from '../../components/useMediaQuery';
import { usePreferences } from '../../data/usePreferences';
import { chooseListView, currentListView, WIDE_ENOUGH, type ListView } from '../../data/listView';

/** Returns the current list view, shared by all lists, and its setter. */
export function useListView(): [ListView, (view: ListView) => void] {
  const { view } = usePreferences();
  // Re-renders when the width changes the view.
  useMediaQuery(WIDE_ENOUGH);
  return [currentListView(view), chooseListView];
}
