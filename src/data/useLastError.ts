import { useState } from 'react';

/**
 * Returns the last error of a query, also while it is retried: React Query clears the error on a retry without data,
 * and the error message would disappear and lose the focus. `of` identifies the queried object: an error of another
 * object is dropped.
 */
export function useLastError<E>(error: E | null, hasData: boolean, queryId = ''): E | null {
  const [last, keep] = useState<{ error: E | null; of: string }>({ error: null, of: queryId });
  const now = error ?? (hasData || last.of !== queryId ? null : last.error);
  if (now !== last.error || queryId !== last.of) keep({ error: now, of: queryId });
  return now;
}
