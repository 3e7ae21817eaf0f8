import type { AuthActionResponse, AuthProvider } from '@refinedev/core';
import { ApiError } from '../api/ApiError';
import { codeReasons, endpoints, tokensOf } from '../api/endpoints';
import type { Send, SuccessResponse } from '../api/http';
import type { Session } from '../api/session';
import type { BodyOf, Call } from '../core/call';
import type { Credentials, EmailCode, NewPassword, SignUpDetails } from '../core/authParams';
import { toAsciiDigits, toCode } from '../core/digits';
import { UNAUTHORIZED } from '../core/failure';
import { toIdentity } from '../core/identity';
import { normalizeId } from '../core/visibleText';

/** Matches a token that is valid as an HTTP header value. With any other token, every call would fail. */
const TOKEN = /^(?! *$)[\x20-\x7e\x80-\xff]+$/;

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

/**
 * Creates Refine's auth provider; `verifyAccount` and `resendCode` are methods that Refine doesn't have. `readMember` reads
 * the dashboard's data. No method rejects: the result has the ApiError.
 */
export function createAuthProvider(send: Send, session: Session, readMember: () => Promise<unknown>) {
  const post = async <C extends Call>(
    call: C,
    body: BodyOf<C>,
    accept?: (response: SuccessResponse) => void,
  ): Promise<AuthActionResponse> => {
    try {
      const response = await send(call, body, { write: 'public' });
      accept?.(response);
      return { success: true, successNotification: { message: response.message } };
    } catch (error) {
      return { success: false, error: error as ApiError };
    }
  };
  const startSession = (response: SuccessResponse) => {
    const token = tokensOf(response).find((text) => TOKEN.test(text));
    if (token === undefined) throw ApiError.invalidResponse('verifySignIn: no token');
    session.start(token);
  };
  return {
    /** The first step of signing in sends the password, and the server sends a code; the second step sends the code. */
    login: (step: Credentials | EmailCode) =>
      'otp' in step ? post(endpoints.verifySignIn, step, startSession) : post(endpoints.signIn, step),
    /** Creates an account; its e-mail is verified next. */
    register: ({ email, password, phoneNumber, name, sponserId }: SignUpDetails) =>
      post(endpoints.signUp, {
        email: normalizeId(email),
        password,
        phoneNumber: toAsciiDigits(normalizeId(phoneNumber)),
        name,
        sponserId: normalizeId(sponserId),
        traderId: TRADER_ID,
      }),
    verifyAccount: (proof: EmailCode) => post(endpoints.verify, proof),
    /** Requests another code for signing in or for the verification of an account. */
    resendCode: ({ email }: { readonly email: string }) =>
      post(endpoints.resendOtp, { email, type: codeReasons.verification }),
    /** Requests a code for `updatePassword`. */
    forgotPassword: ({ email }: { readonly email: string }) =>
      post(endpoints.resendOtp, { email, type: codeReasons.reset }),
    updatePassword: ({ email, password, otp, confirmPassword }: NewPassword) =>
      post(endpoints.forgotePassword, {
        email,
        password,
        otp: toCode(otp),
        confirmpassword: confirmPassword,
      }),
    // No `redirectTo`: the session store notifies the router, which redirects.
    logout({ to = '/Login' }: { readonly to?: string } = {}) {
      session.logOut(to);
      return Promise.resolve({ success: true });
    },
    check: () =>
      Promise.resolve(
        session.state().token === null
          ? ({ authenticated: false, redirectTo: '/login' } as const)
          : ({ authenticated: true } as const),
      ),
    onError: createOnError(session),
    /** Returns the member; null if it can't be read. */
    getIdentity: () => readMember().then(toIdentity, () => null),
  } satisfies AuthProvider & Record<string, unknown>;
}
