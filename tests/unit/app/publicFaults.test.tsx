/** Tests of the public forms in the whole portal, with faults of support/faults.ts in their responses. */

import { describe, expect, it } from 'vitest';
import { json } from '../../support/fakeFetch';
import { FAULT_SAMPLE, FAULTS_LIMIT_MS, fieldError, type Fault } from '../../support/faults';
import { button, fill, loadCode, press, textOf } from '../../support/screenQueries';
import { problemsWithFaults, type WriteForm } from '../../support/writeForm';

const email = 'member@example.test';
const state = { email };
const boxes = () => document.querySelectorAll<HTMLInputElement>('[aria-label^="Digit"]');
const once = (text: string) => () => press(button(text));

/** Responses that accept the sign-in code but contain no valid access token. */
const noSession: readonly Fault[] = (
  [
    ['no token', {}],
    ['an empty token', { token: '' }],
    ['a token that is a number', { token: 7 }],
    ['a token that is null', { token: null, data: null }],
    ['a token within a list', { data: ['token'] }],
    ['a token that is an object', { data: { token: {} } }],
  ] as const
).map(([name, rest]) => ({
  name,
  message: "We couldn't read the server's answer. Try again.",
  write: 'unknown',
  respond: () => json({ success: true, message: 'Done', ...rest }),
}));

/** Enters the code, which the form then sends by itself, or sends the code that is in the form already. */
const code = async () => {
  const [first] = boxes();
  if (first?.value !== '') return press(button('Submit'));
  first.id = 'first-box';
  await fill({ 'first-box': '123456' });
  await loadCode();
};

const forms: readonly WriteForm[] = [
  {
    name: 'log-in',
    url: '/login',
    path: 'api/user/signIn',
    typed: { login_email: email, login_password: 'Secret-1234' },
    send: once('Login'),
    leadsTo: '/Verfications',
  },
  {
    name: 'sign-up',
    url: '/signup',
    path: 'api/user/signUp',
    typed: {
      signUp_sponserId: 'WH100000',
      signUp_name: 'A Member',
      signUp_email: email,
      signUp_phoneNumber: '5550100123',
      signUp_password: 'Secret-1234',
      signUp_confirmPassword: 'Secret-1234',
    },
    send: once('Sign up'),
    leadsTo: '/Verfication',
    moreFaults: [fieldError('signUp_email', 'This e-mail is registered already')],
  },
  {
    name: 'the code of an account',
    url: '/Verfication',
    state,
    path: 'api/user/verify',
    typed: {},
    send: code,
    leadsTo: '/pop',
  },
  {
    name: 'another code of an account',
    url: '/Pageotp',
    path: 'api/user/resendOtp',
    typed: { code_email: email },
    send: once('Resend Otp'),
    leadsTo: '/Pageotp',
  },
  {
    name: 'the code of a log-in',
    url: '/Verfications',
    state,
    path: 'api/user/verifySignIn',
    typed: {},
    send: code,
    leadsTo: '/dashboard',
    moreFaults: noSession,
  },
  {
    name: 'the code of a new password',
    url: '/Verfication_forget',
    path: 'api/user/resendOtp',
    typed: { forgotPassword_email: email },
    send: once('Resend OTP'),
    leadsTo: '/Forget',
    moreFaults: [fieldError('forgotPassword_email', 'Nobody has this e-mail')],
  },
  {
    name: 'a new password',
    url: '/Forget',
    state,
    path: 'api/user/forgotePassword',
    typed: {
      newPassword_otp: '123456',
      newPassword_password: 'Secret-1234',
      newPassword_confirmPassword: 'Secret-1234',
    },
    send: once('Submit'),
    leadsTo: '/',
    moreFaults: [fieldError('newPassword_otp', 'This code is wrong or has expired')],
  },
];

/** Checks that a failure is shown beside the button too, and that an entered code stays. */
function problemsAfterFailure({ send }: WriteForm, { message = '', field }: Fault): string[] {
  const alerts = [...document.querySelectorAll<HTMLElement>('.ant-alert-error')].map(textOf).join(' ');
  const typedCode = [...boxes()].map(({ value }) => value).join('');
  return [
    ...(send === code && typedCode !== '123456' ? ['the code is gone'] : []),
    ...((field ? alerts === '' : alerts !== '' && alerts.includes(message))
      ? []
      : [`beside its button it says '${alerts}'`]),
  ];
}

describe.each(forms)('$name', (form) => {
  it(
    `keeps what was typed with ${FAULT_SAMPLE}, shows the error in a toast and beside its button, and the next try works`,
    async () => expect(await problemsWithFaults(form, forms.indexOf(form), problemsAfterFailure)).toEqual([]),
    FAULTS_LIMIT_MS,
  );
});
