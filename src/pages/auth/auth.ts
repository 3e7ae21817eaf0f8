import { createContext, use } from 'react';
import type { MemberAuth } from '../../core/memberAuth';

export const AuthContext = createContext<MemberAuth | undefined>(undefined);

/** The sign-in steps, without Refine. */
export function useAuth(): MemberAuth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthContext');
  return auth;
}
