import { useState } from 'react';

/**
 * Returns the last error of a query, also during a retry. React Query clears the error when a retry starts, so without
 * this hook the message with its focused Retry button would disappear. Drops the last error when `queryId` changes.
 */
export function useLastError<E>(error: E | null, hasData: boolean, queryId = ''): E | null {
  const [last, setLast] = useState<{ error: E | null; queryId: string }>({ error: null, queryId });
  const current = error ?? (hasData || last.queryId !== queryId ? null : last.error);
  if (current !== last.error || queryId !== last.queryId) setLast({ error: current, queryId });
  return current;
}
