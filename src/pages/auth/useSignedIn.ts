import { useSyncExternalStore } from 'react';
import { useAuth } from './auth';

const subscribe = () => () => undefined;

/** Returns whether a member is signed in; false during hydration, because pages are prerendered for visitors. */
export function useSignedIn(): boolean {
  const { isSignedIn } = useAuth();
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
