/** The parameters of the auth provider's methods. */

export type Credentials = Readonly<Record<'email' | 'password', string>>;

/** An e-mail address and the code that was sent to it. */
export type EmailCode = Readonly<Record<'email' | 'otp', string>>;

/** The fields of the sign-up form. */
export type SignUpDetails = Readonly<
  Record<'sponserId' | 'name' | 'email' | 'phoneNumber' | 'password' | 'confirmPassword', string>
>;

export type NewPassword = EmailCode & Readonly<Record<'password' | 'confirmPassword', string>>;
