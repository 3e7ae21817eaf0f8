import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const follow = (listener: () => void) => {
  const reduced = query();
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
};

/** Whether the visitor asks their system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(follow, () => query().matches);
}
