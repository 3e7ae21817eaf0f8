import type { Query, QueryCache } from '@tanstack/react-query';

/** Pages of lists that are kept though nobody looks at them, so that Back shows its rows at once. */
export const UNSEEN_PAGES = 20;

/** By the shape of Refine's keys: ['data', provider, resource, 'list', …]. */
const isUnseenPage = (query: Query) =>
  query.queryKey[3] === 'list' &&
  query.getObserversCount() === 0 &&
  query.state.fetchStatus === 'idle' &&
  query.state.data !== undefined;

/**
 * Lets the oldest pages go as others are left: within the five minutes that react-query keeps each, a member who
 * turns page after page of a long ledger would gather thousands.
 */
export function keepFewPages(cache: QueryCache): void {
  const letGo = () => {
    const unseen = cache
      .findAll({ predicate: isUnseenPage })
      .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of unseen.slice(0, -UNSEEN_PAGES)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    // Whoever leaves a page for another one looks at none in between: that one must not go.
    if (type === 'observerRemoved') queueMicrotask(letGo);
  });
}
