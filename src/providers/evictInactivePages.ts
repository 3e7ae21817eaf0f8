import type { Query, QueryCache } from '@tanstack/react-query';

/** Inactive list pages that stay cached, so that Back shows their rows at once. */
export const INACTIVE_PAGES = 20;

/** Relies on the shape of Refine's query keys: ['data', provider, resource, 'list', …]. */
const isInactivePage = (query: Query) =>
  query.queryKey[3] === 'list' &&
  query.getObserversCount() === 0 &&
  query.state.fetchStatus === 'idle' &&
  query.state.data !== undefined;

/**
 * Removes the oldest inactive pages from the cache. TanStack Query keeps each for five minutes, so a member who
 * pages through a long list would otherwise accumulate thousands.
 */
export function evictInactivePages(cache: QueryCache): void {
  const evict = () => {
    const inactive = cache
      .findAll({ predicate: isInactivePage })
      .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of inactive.slice(0, -INACTIVE_PAGES)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    // Wait for a microtask: while the page changes, neither page has an observer, and the next one must stay.
    if (type === 'observerRemoved') queueMicrotask(evict);
  });
}
