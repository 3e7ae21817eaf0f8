import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

const follow = (listener: () => void) => {
  const coarse = query();
  coarse.addEventListener('change', listener);
  return () => coarse.removeEventListener('change', listener);
};

/** Returns whether the main pointer is a finger. */
export const useCoarsePointer = () => useSyncExternalStore(follow, () => query().matches);
