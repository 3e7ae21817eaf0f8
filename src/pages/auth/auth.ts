import { createContext, use } from 'react';
import type { MemberAuth } from '../../core/memberAuth';

export const AuthContext = createContext<MemberAuth | undefined>(undefined);

/** Returns the sign-in steps, which don't depend on Refine. Throws outside an AuthContext. */
export function useAuth(): MemberAuth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthContext');
  return auth;
}
