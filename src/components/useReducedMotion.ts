import { useSyncExternalStore } from 'react';

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const follow = (listener: () => void) => {
  const query = reduced();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the member's system asks for stillness at this moment; not where a page is drawn at build. */
export const prefersReducedMotion = () => typeof window !== 'undefined' && reduced().matches;

/** Whether the member's system asks for stillness now; follows a change of mind. Prerendered pages begin as moving ones. */
export const useReducedMotion = () => useSyncExternalStore(follow, prefersReducedMotion, () => false);
