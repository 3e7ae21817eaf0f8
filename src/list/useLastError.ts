import { useState } from 'react';

/**
 * Why a read failed, also while it is tried again: react-query forgets it as soon as it asks anew with
 * nothing in hand, and what says so would leave the screen and take the focus along.
 */
export function useLastError<E>(error: E | null, hasData: boolean): E | null {
  const [last, keep] = useState<E | null>(null);
  const now = error ?? (hasData ? null : last);
  if (now !== last) keep(now);
  return now;
}
