import { useSyncExternalStore } from 'react';

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const follow = (listener: () => void) => {
  const query = reduced();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Returns whether the system currently asks for reduced motion; `false` during prerendering. */
export const prefersReducedMotion = () => typeof window !== 'undefined' && reduced().matches;

/** Returns whether the system asks for reduced motion and re-renders on changes; `false` during prerendering. */
export const useReducedMotion = () => useSyncExternalStore(follow, prefersReducedMotion, () => false);
