import type { AuthProvider } from '@refinedev/core';
import { ApiError } from '../api/ApiError';
import { codeReasons, endpoints } from '../api/endpoints';
import type { Answer } from '../api/answer';
import type { Send } from '../api/http';
import type { Session } from '../api/session';
import type { BodyOf } from '../core/call';
import type { MemberAuth } from '../core/memberAuth';

/** What a header can carry: with another token every call would fail. */
const TOKEN = /^(?! *$)[\x20-\x7e\x80-\xff]+$/;

/** The token of a sign-in, wherever the backend put it (product.md, decision 4). */
export function tokenOf({ token, data }: Answer): string | undefined {
  const nested = typeof data === 'object' && data !== null && 'token' in data ? data.token : data;
  return [token, nested].find((value): value is string => typeof value === 'string' && TOKEN.test(value));
}

/** What every sign-up carries (product.md: Constants). */
const TRADER_ID = 'WH12H';

export type PortalAuth = MemberAuth & AuthProvider;

/**
 * Signing in and out: one plain object that the public pages call directly and Refine calls inside the
 * portal. Step one is no `login`, or Refine would lead past the code (product.md: States).
 */
export function createAuthProvider(send: Send, session: Session): PortalAuth {
  const post: Send = (call, body) => send(call, body, { write: true });
  const confirmSignIn = async (proof: BodyOf<typeof endpoints.verifySignIn>) => {
    const answer = await post(endpoints.verifySignIn, proof);
    const token = tokenOf(answer);
    if (!token) throw ApiError.unreadable('verifySignIn: no token');
    session.start(token);
    return answer;
  };
  const isSignedIn = () => session.state().token !== null;
  return {
    isSignedIn,
    readMember: (call) => send(call),
    requestSignIn: (credentials) => post(endpoints.signIn, credentials),
    confirmSignIn,
    resendCode: ({ email, reason }) => post(endpoints.resendOtp, { email, type: codeReasons[reason] }),
    signUp: ({ email, password, phoneNumber, name, sponserId }) =>
      post(endpoints.signUp, {
        email: email.trim(),
        password,
        phoneNumber,
        name,
        sponserId,
        traderId: TRADER_ID,
      }),
    verifyAccount: (proof) => post(endpoints.verify, proof),
    resetPassword: ({ email, password, otp, confirmPassword }) =>
      post(endpoints.forgotePassword, { email, password, otp: otp.trim(), confirmpassword: confirmPassword }),
    async login(proof: BodyOf<typeof endpoints.verifySignIn>) {
      await confirmSignIn(proof);
      return { success: true };
    },
    // The session store tells the guards, and they alone decide where to go: no redirectTo here.
    logout({ to = '/Login' }: { to?: string } = {}) {
      session.leave(to);
      return Promise.resolve({ success: true });
    },
    check: () => Promise.resolve({ authenticated: isSignedIn() }),
    // `api/http` has ended or marked the session already, once for all calls that failed.
    onError: () => Promise.resolve({}),
  };
}
