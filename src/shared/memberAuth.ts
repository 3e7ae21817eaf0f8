/** What every step of signing in answers; the message is the server's. */
interface AuthStep {
  readonly message: string;
}

/**
 * The sign-in and account steps as the public pages need them (SPEC §2 Verification, §4).
 * Every call throws an error whose message a member can read.
 */
export interface MemberAuth {
  /** Step one: checks the password and has a code sent. Nothing of it is kept. */
  readonly requestSignIn: (credentials: { email: string; password: string }) => Promise<AuthStep>;
  /** Step two: trades the code for a session. */
  readonly confirmSignIn: (proof: { email: string; otp: string }) => Promise<AuthStep>;
  /** Sends another code to that address. */
  readonly resendCode: (request: { email: string; reason: 'reset' | 'verification' }) => Promise<AuthStep>;
}
