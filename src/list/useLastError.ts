import { useState } from 'react';

/**
 * Why a read failed, also while it is tried again: react-query forgets it as soon as it asks anew with
 * nothing in hand, and what says so would leave the screen and take the focus along. `of` names what is read:
 * what was said of another is forgotten.
 */
export function useLastError<E>(error: E | null, hasData: boolean, of = ''): E | null {
  const [last, keep] = useState<{ error: E | null; of: string }>({ error: null, of });
  const now = error ?? (hasData || last.of !== of ? null : last.error);
  if (now !== last.error || of !== last.of) keep({ error: now, of });
  return now;
}
