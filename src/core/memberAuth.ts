import type { Call } from './call';

/** The fields of the sign-up form (product.md: Sign-up). */
export type SignUpDetails = Readonly<
  Record<'sponserId' | 'name' | 'email' | 'phoneNumber' | 'password' | 'confirmPassword', string>
>;

/** The server's message about a completed step. */
type AuthStep = Readonly<Record<'message', string>>;

/** An e-mail address and the code that was sent to it. */
type EmailCode = Readonly<Record<'email' | 'otp', string>>;

/** The account operations of the public pages (product.md: Codes, States). Errors have messages for the member. */
export interface MemberAuth {
  readonly isSignedIn: () => boolean;
  /** Sends a read that needs a session, for pages without Refine. Returns the whole response; rejects with ApiError. */
  readonly readMember: (call: Pick<Call, 'method' | 'path'>) => Promise<object>;
  /** Step one of sign-in: verifies the password and sends a code. */
  readonly requestSignIn: (credentials: { email: string; password: string }) => Promise<AuthStep>;
  /** Step two: exchanges the code for a session. */
  readonly confirmSignIn: (proof: EmailCode) => Promise<AuthStep>;
  readonly resendCode: (request: { email: string; reason: 'reset' | 'verification' }) => Promise<AuthStep>;
  /** Creates an account; its e-mail is verified next. */
  readonly signUp: (details: SignUpDetails) => Promise<AuthStep>;
  readonly verifyAccount: (proof: EmailCode) => Promise<AuthStep>;
  /** Sets a new password with the code from `resendCode`. */
  readonly resetPassword: (
    reset: EmailCode & { password: string; confirmPassword: string },
  ) => Promise<AuthStep>;
}
