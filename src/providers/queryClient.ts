import type { NotificationProvider } from '@refinedev/core';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError';
import { FRESH_MS } from '../core/freshness';
import { keepFewPages } from './keepFewPages';

/**
 * The cache of one session. Reads try twice more, and only where that can help (product.md, decision 15). A
 * refused read is toasted here and nowhere else (product.md: Errors), unless its screen says so itself; reads
 * that never arrived show on their own screen, and are made again when the line returns. Mutations keep
 * nothing.
 */
export function createQueryClient({ open }: Pick<NotificationProvider, 'open'>): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof ApiError && error.reason === 'refused' && !meta?.quiet)
          open({ type: 'error', message: error.message, key: error.message });
      },
    }),
    defaultOptions: {
      queries: {
        // Asked though the browser says there is no line: a read that waits for one would stay a skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.transient,
        retryDelay: (failures) => 500 * 2 ** failures,
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  keepFewPages(client.getQueryCache());
  return client;
}
