import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the error of a query and its retry. The error stays during a retry: React Query clears it when a retry starts,
 * so the message with its focused Retry button would disappear. Drops the error when `queryId` changes.
 */
export function useRetry<E>(query: UseQueryResult<unknown, E>, queryId = '') {
  const [last, setLast] = useState<{ error: E | null; queryId: string }>({ error: null, queryId });
  const hasLoaded = query.data !== undefined && !query.isPlaceholderData;
  const error = query.error ?? (hasLoaded || last.queryId !== queryId ? null : last.error);
  if (error !== last.error || queryId !== last.queryId) setLast({ error, queryId });
  return { error, retry: () => void query.refetch(), retrying: query.isFetching && error !== null };
}
