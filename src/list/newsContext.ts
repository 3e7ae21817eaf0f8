import { createContext, use, useSyncExternalStore } from 'react';
import type { NewsCounts } from '../core/news';
import { createNews } from '../core/newsStore';

/** The unread counts of the session; the default store has none. */
export const NewsContext = createContext(createNews());

/** Returns the number of unread rows by list name. */
export function useNews(): NewsCounts {
  const { subscribe, counts } = use(NewsContext);
  return useSyncExternalStore(subscribe, counts);
}
