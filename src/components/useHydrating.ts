import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true at build time and during hydration, when the output must be the same in every browser. Rerenders with
 * false right after hydration.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
