import type { QueryClient } from '@tanstack/react-query';

/** By how much the computer's clock must fall behind before cached data counts as stale, in ms. */
const TOLERANCE_MS = 60_000;

const clockOffset = () => Date.now() - performance.now();

/**
 * Marks all cached data as stale when the computer's clock is set back. TanStack Query computes the age of data with
 * `Date.now()`, so data would stay fresh for hours. Checks whenever a query could be read again: when a component mounts,
 * the window becomes visible, or the network returns. Returns a function that stops.
 */
export function watchClock(client: QueryClient): () => void {
  let offset = clockOffset();
  const check = () => {
    const current = clockOffset();
    const isSetBack = current < offset - TOLERANCE_MS;
    offset = current;
    if (isSetBack) void client.invalidateQueries({ refetchType: 'none' });
  };
  // Capture the events, so that the check runs before TanStack Query's own listeners.
  const events = ['visibilitychange', 'online'];
  for (const event of events) window.addEventListener(event, check, true);
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => type === 'observerAdded' && check());
  return () => {
    for (const event of events) window.removeEventListener(event, check, true);
    unsubscribe();
  };
}
