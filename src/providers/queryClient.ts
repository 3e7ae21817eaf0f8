import type { NotificationProvider } from '@refinedev/core';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError';

/**
 * The cache of one session. Reads try twice more, and only where that can help; writes never
 * (DESIGN decision 15). What the server says is toasted here and nowhere else (SPEC §8): a refused
 * read, a refused write, the message of a write that worked. Reads that never arrived show on their
 * own screen. A write keeps nothing: its variables may be a password or a key.
 */
export function createQueryClient({ open }: Pick<NotificationProvider, 'open'>): QueryClient {
  const toast = (type: 'success' | 'error', message: string) => open({ type, message, key: message });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (error instanceof ApiError && error.reason === 'refused' && !meta?.quiet)
          toast('error', error.message);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => toast('error', error.message),
      onSuccess: (result) => {
        const message = serverMessage(result);
        if (message) toast('success', message);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.transient,
        retryDelay: (failures) => 500 * 2 ** failures,
        refetchOnWindowFocus: false,
        staleTime: 0,
      },
      mutations: { retry: false, gcTime: 0 },
    },
  });
}

/** The message in what the data provider's writes give: { data: answer }. */
function serverMessage(result: unknown): string {
  const { data } = (result ?? {}) as { data?: { message?: unknown } };
  return typeof data?.message === 'string' ? data.message : '';
}
