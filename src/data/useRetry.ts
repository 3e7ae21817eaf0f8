import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Query<E> = Pick<UseQueryResult<unknown, E>, 'error' | 'data' | 'isFetching' | 'refetch'>;

/**
 * Returns the error of a query and its retry. The error stays during a retry: React Query clears it when a retry starts,
 * so the message with its focused Retry button would disappear. Drops the error when `queryId` changes.
 */
export function useRetry<E>({ error, data, isFetching, refetch }: Query<E>, queryId = '') {
  const [last, setLast] = useState<{ error: E | null; queryId: string }>({ error: null, queryId });
  const current = error ?? (data !== undefined || last.queryId !== queryId ? null : last.error);
  if (current !== last.error || queryId !== last.queryId) setLast({ error: current, queryId });
  return { error: current, retry: () => void refetch(), retrying: isFetching && current !== null };
}
