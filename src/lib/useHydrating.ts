import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns true during prerendering and hydration, while the output must not depend on the browser. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
