import type { Call } from './call';

/** What a visitor tells to join (product.md: Sign-up). */
export interface SignUpDetails {
  readonly sponserId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** What every step of signing in answers; the message is the server's. */
interface AuthStep {
  readonly message: string;
}

interface Proof {
  readonly email: string;
  readonly otp: string;
}

/**
 * The account steps as the public pages need them (product.md: Codes, States). Every call throws an error
 * whose message a member can read, and keeps nothing of what it was given.
 */
export interface MemberAuth {
  /** Whether this browser has a session. */
  readonly isSignedIn: () => boolean;
  /** Reads an object of the signed-in member. */
  readonly readMember: (call: Pick<Call, 'method' | 'path'>) => Promise<object>;
  /** Step one of signing in: checks the password and has a code sent. */
  readonly requestSignIn: (credentials: { email: string; password: string }) => Promise<AuthStep>;
  /** Step two: trades the code for a session. */
  readonly confirmSignIn: (proof: Proof) => Promise<AuthStep>;
  /** Sends another code to that address. */
  readonly resendCode: (request: { email: string; reason: 'reset' | 'verification' }) => Promise<AuthStep>;
  /** Opens an account; its e-mail is verified next. */
  readonly signUp: (details: SignUpDetails) => Promise<AuthStep>;
  /** Confirms the e-mail of a new account. */
  readonly verifyAccount: (proof: Proof) => Promise<AuthStep>;
  /** Sets a new password by the code from `resendCode`. */
  readonly resetPassword: (reset: Proof & { password: string; confirmPassword: string }) => Promise<AuthStep>;
}
