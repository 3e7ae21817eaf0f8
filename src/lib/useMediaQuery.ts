import { useCallback, useSyncExternalStore } from 'react';

/** The media query for members who asked their system for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns whether a media query matches; false during prerendering. */
export const matchesMedia = (query: string): boolean =>
  typeof window !== 'undefined' && window.matchMedia(query).matches;

/** Returns whether a media query matches, and follows its changes. */
export function useMediaQuery(query: string): boolean {
  const matches = () => matchesMedia(query);
  const subscribe = useCallback(
    (listener: () => void) => {
      const mediaQueryList = window.matchMedia(query);
      mediaQueryList.addEventListener('change', listener);
      return () => mediaQueryList.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, matches, matches);
}
