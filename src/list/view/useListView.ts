import { useSyncExternalStore } from 'react';
import { usePreferences } from '../../data/usePreferences';
import { chooseListView, currentListView, wideEnough, type ListView } from '../../data/listView';

const followWidth = (listener: () => void) => {
  const query = wideEnough();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Returns the current list view, shared by all lists, and its setter. */
export function useListView(): [ListView, (view: ListView) => void] {
  const { view } = usePreferences();
  return [useSyncExternalStore(followWidth, () => currentListView(view)), chooseListView];
}
