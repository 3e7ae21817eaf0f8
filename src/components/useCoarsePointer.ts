import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

const follow = (listener: () => void) => {
  const coarse = query();
  coarse.addEventListener('change', listener);
  return () => coarse.removeEventListener('change', listener);
};

/** Returns whether the primary pointer is coarse, such as a finger. */
export const useCoarsePointer = () => useSyncExternalStore(follow, () => query().matches);
