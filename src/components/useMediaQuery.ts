import { useCallback, useSyncExternalStore } from 'react';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns whether a media query matches; false during prerendering. */
export const matchesMedia = (query: string): boolean =>
  typeof window !== 'undefined' && window.matchMedia(query).matches;

/**
 * Returns whether a media query matches, and re-renders when that changes. `hydrating` returns the value while
 * prerendered markup is hydrated.
 */
export function useMediaQuery(query: string, hydrating = () => matchesMedia(query)): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchesMedia(query), hydrating);
}
