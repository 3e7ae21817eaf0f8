import { useSyncExternalStore } from 'react';
import { currentListView, storeListView, wideEnough, type ListView } from '../core/listView';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  const query = wideEnough();
  query.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener('change', listener);
    listeners.delete(listener);
  };
};

const choose = (view: ListView) => {
  storeListView(view);
  listeners.forEach((listener) => listener());
};

/** Table or cards, for all lists at once, and the switch. */
export const useListView = (): [ListView, (view: ListView) => void] => [
  useSyncExternalStore(subscribe, currentListView),
  choose,
];
