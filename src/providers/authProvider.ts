import type { AuthProvider } from '@refinedev/core';
import { ApiError } from '../api/ApiError';
import { codeReasons, endpoints, tokensOf } from '../api/endpoints';
import type { Send } from '../api/http';
import type { Session } from '../api/session';
import type { BodyOf } from '../core/call';
import { toAsciiDigits, toCode } from '../core/digits';
import { UNAUTHORIZED } from '../core/failure';
import type { MemberAuth } from '../core/memberAuth';

/** Matches a token that is valid as an HTTP header value. With any other token, every call would fail. */
const TOKEN = /^(?! *$)[\x20-\x7e\x80-\xff]+$/;

/** The trader id of every sign-up (product.md: Constants). */
const TRADER_ID = 'WH12H';

/**
 * Returns Refine's `onError`, which ends the session or marks it as expired when the server rejects its token. `api/http`
 * calls it for every rejected call, and Refine's hooks call it again for theirs: only the first call for a token has an
 * effect.
 */
export const createOnError = (session: Session) => (error: unknown) => {
  const rejected = error instanceof ApiError ? error.rejectedToken : undefined;
  if (rejected?.effect === 'end') session.end(rejected.token, UNAUTHORIZED);
  else if (rejected) session.expire(rejected.token);
  // No `logout` or `redirectTo`: the session store notifies the route guards, which redirect.
  return Promise.resolve({});
};

/** The auth provider for the public pages (MemberAuth) and for Refine (AuthProvider). */
export type PortalAuth = MemberAuth & AuthProvider;

/** Creates the auth provider. `login` is the second sign-in step; the portal's pages use `confirmSignIn`. */
export function createAuthProvider(send: Send, session: Session): PortalAuth {
  const post: Send = (call, body) => send(call, body, { write: 'public' });
  const confirmSignIn = async (proof: BodyOf<typeof endpoints.verifySignIn>) => {
    const response = await post(endpoints.verifySignIn, proof);
    const token = tokensOf(response).find((text) => TOKEN.test(text));
    if (!token) throw ApiError.invalidResponse('verifySignIn: no token');
    session.start(token);
    return response;
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
        phoneNumber: toAsciiDigits(phoneNumber),
        name,
        sponserId,
        traderId: TRADER_ID,
      }),
    verifyAccount: (proof) => post(endpoints.verify, proof),
    resetPassword: ({ email, password, otp, confirmPassword }) =>
      post(endpoints.forgotePassword, {
        email,
        password,
        otp: toCode(otp),
        confirmpassword: confirmPassword,
      }),
    login: (proof: BodyOf<typeof endpoints.verifySignIn>) =>
      confirmSignIn(proof).then(() => ({ success: true })),
    // No `redirectTo`: the session store notifies the route guards, which redirect.
    logout({ to = '/Login' }: { to?: string } = {}) {
      session.logOut(to);
      return Promise.resolve({ success: true });
    },
    check: () => Promise.resolve({ authenticated: isSignedIn() }),
    onError: createOnError(session),
  };
}
