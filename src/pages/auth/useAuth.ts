import { createContext, use } from 'react';
import { useHydrating } from '../../lib/useHydrating';
import type { MemberAuth } from '../../core/memberAuth';

export const AuthContext = createContext<MemberAuth | undefined>(undefined);

/**
 * Returns the functions for sign-up, sign-in and password reset. They don't use Refine, which public pages
 * don't load. Throws outside an AuthContext.
 */
export function useAuth(): MemberAuth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthContext');
  return auth;
}

/** Returns whether a member is signed in; false during hydration, because pages are prerendered for visitors. */
export function useSignedIn(): boolean {
  const { isSignedIn } = useAuth();
  return !useHydrating() && isSignedIn();
}
