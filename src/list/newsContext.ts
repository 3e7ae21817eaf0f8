import { createContext, use, useSyncExternalStore } from 'react';
import type { NewsCounts } from '../core/news';
import { createNews } from '../core/newsStore';

/** What is new in this session's lists; of its own accord nothing is. */
export const NewsContext = createContext(createNews());

/** How many rows are new, by the names of the lists. */
export function useNews(): NewsCounts {
  const { subscribe, counts } = use(NewsContext);
  return useSyncExternalStore(subscribe, counts);
}
