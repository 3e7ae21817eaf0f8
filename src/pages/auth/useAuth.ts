import type { AuthActionResponse, CheckResponse } from '@refinedev/core';
import { createContext, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Credentials, EmailCode, NewPassword, SignUpDetails } from '../../core/authParams';
import type { Identity } from '../../core/identity';
import { useHydrating } from '../../lib/useHydrating';

export type AuthAction<Params> = (params: Params) => Promise<AuthActionResponse>;

/** The methods of the auth provider (providers/authProvider.ts) that public pages call. */
export interface PublicAuth {
  readonly login: AuthAction<Credentials | EmailCode>;
  readonly register: AuthAction<SignUpDetails>;
  readonly verifyAccount: AuthAction<EmailCode>;
  readonly resendCode: AuthAction<{ email: string }>;
  readonly forgotPassword: AuthAction<{ email: string }>;
  readonly updatePassword: AuthAction<NewPassword>;
  readonly getIdentity: () => Promise<Identity | null>;
}

export const AuthContext = createContext<PublicAuth | undefined>(undefined);

/** Returns the auth provider's methods, for pages that don't load Refine's hooks. Throws outside an AuthContext. */
export function useAuth(): PublicAuth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthContext');
  return auth;
}

/**
 * Returns whether a member is signed in; false during hydration, because pages are prerendered for visitors. The loader of
 * the route must return the result of the auth provider's `check`.
 */
export function useSignedIn(): boolean {
  const { authenticated } = useLoaderData<CheckResponse>();
  return !useHydrating() && authenticated;
}
