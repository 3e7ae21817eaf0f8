import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true during prerendering and hydration, whose output must be the same in every browser; then false. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
