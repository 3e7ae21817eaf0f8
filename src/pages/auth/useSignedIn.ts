import { useSyncExternalStore } from 'react';
import { useAuth } from './auth';

const subscribe = () => () => undefined;

/** Returns whether a member is signed in. A prerendered page is a visitor's: false while it hydrates. */
export function useSignedIn(): boolean {
  const { isSignedIn } = useAuth();
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
