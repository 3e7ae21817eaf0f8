import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is drawn at build, or for the first time over what was drawn then: it must be the same, whatever this
 * browser knows. Draws again right after, with false.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
