import { useState } from 'react';

/**
 * Returns the last error of a query, also during a retry: React Query clears it then, and the error message would
 * disappear and lose the focus. Drops the error of another `queryId`.
 */
export function useLastError<E>(error: E | null, hasData: boolean, queryId = ''): E | null {
  const [last, setLast] = useState<{ error: E | null; queryId: string }>({ error: null, queryId });
  const now = error ?? (hasData || last.queryId !== queryId ? null : last.error);
  if (now !== last.error || queryId !== last.queryId) setLast({ error: now, queryId });
  return now;
}
