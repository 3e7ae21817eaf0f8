import { keys, type NotificationProvider } from '@refinedev/core';
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError';
import { retryDelay, shouldRetry } from '../core/readPolicy';

const AUDIT_LOG = hashKey(keys().audit().action('log').get());

/**
 * Creates the query client of one session. A message that the server sends with an error opens a toast, unless the query
 * sets `meta.quiet` because its screen shows the message.
 */
export function createQueryClient({ open }: Pick<NotificationProvider, 'open'>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof ApiError && error.reason === 'serverError' && !meta?.quiet)
          open({ type: 'error', message: error.message, key: error.message });
      },
    }),
    mutationCache: new MutationCache({
      // Refine's mutation hooks pass their values, which may be secrets, to the audit log. The portal has none, but that
      // mutation would keep the values until the screen unmounts.
      onSettled: (_data, _error, _variables, _result, mutation) => {
        if (hashKey(mutation.options.mutationKey ?? []) === AUDIT_LOG)
          mutation.state = { ...mutation.state, variables: undefined };
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
        // Let the components of one screen share a response.
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}
