import type { NotificationProvider } from '@refinedev/core';
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError';
import { STALE_TIME_MS, retryDelay, shouldRetry } from '../core/readPolicy';

/** The maximum number of inactive list pages in the cache. Back shows a cached page at once. */
export const INACTIVE_PAGES = 20;

/**
 * Returns whether a query is a loaded list page that no component uses. Relies on the shape of Refine's query keys:
 * ['data', provider, resource, 'list', …].
 */
const isInactivePage = (query: Query) =>
  query.queryKey[3] === 'list' &&
  query.getObserversCount() === 0 &&
  query.state.fetchStatus === 'idle' &&
  query.state.data !== undefined;

/**
 * Removes the oldest inactive pages from the cache. TanStack Query keeps a page for five minutes, so a member who goes
 * through a long list would otherwise accumulate thousands of pages.
 */
function evictInactivePages(cache: QueryCache): void {
  const evict = () => {
    const inactive = cache
      .findAll({ predicate: isInactivePage })
      .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of inactive.slice(0, -INACTIVE_PAGES)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    // Wait for a microtask: during a page change neither page has an observer, and the next page must stay cached.
    if (type === 'observerRemoved') queueMicrotask(evict);
  });
}

/**
 * Creates the query client of one session. Queries with transient errors are retried twice (product.md, decision 15). A
 * message that the server sends with an error opens a toast (product.md: Errors), unless the query sets `meta.quiet`
 * because its screen shows the message. Other errors appear only on the screen. Stale queries are refetched when the
 * browser is online again. Mutations are not cached.
 */
export function createQueryClient({ open }: Pick<NotificationProvider, 'open'>): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof ApiError && error.reason === 'serverError' && !meta?.quiet)
          open({ type: 'error', message: error.message, key: error.message });
      },
    }),
    defaultOptions: {
      queries: {
        // Send reads while the browser is offline too: a paused read would show its skeleton forever.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        staleTime: STALE_TIME_MS,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  evictInactivePages(client.getQueryCache());
  return client;
}
