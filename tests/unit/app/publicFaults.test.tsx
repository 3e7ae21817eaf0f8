/** Tests of the public forms in the whole portal, with faults of support/faults.ts in their responses. */

import { afterAll, describe, expect, it } from 'vitest';
import { json } from '../../support/fakeFetch';
import { FAULT_SAMPLE, FAULTS_LIMIT_MS, faultsOf, sample, type Fault } from '../../support/faults';
import { validResponse } from '../../support/validBackend';
import { openPortal } from '../../support/portalScreen';
import { button, fill, loadCode, press, textOf } from '../../support/screenQueries';
import { problemsAfterFailedWrite, submitWithFault, type WriteForm } from '../../support/writeForm';

const email = 'member@example.test';
const state = { email };
const boxes = () => document.querySelectorAll<HTMLInputElement>('[aria-label^="Digit"]');
const once = (text: string) => () => press(button(text));

interface PublicForm extends WriteForm {
  /** The path to which the form redirects after success. Default: the path of the form. */
  readonly leadsTo?: string;
  /** Faults that only this form is tested with. */
  readonly more?: readonly Fault[];
}

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

const forms: readonly PublicForm[] = [
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
  },
  {
    name: 'the code of a log-in',
    url: '/Verfications',
    state,
    path: 'api/user/verifySignIn',
    typed: {},
    send: code,
    leadsTo: '/dashboard',
    more: noSession,
  },
  {
    name: 'the code of a new password',
    url: '/Verfication_forget',
    path: 'api/user/resendOtp',
    typed: { forgotPassword_email: email },
    send: once('Resend OTP'),
    leadsTo: '/Forget',
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
  },
];

let cases = 0;
afterAll(() => process.stdout.write(`Faults of public forms: ${cases} cases on ${forms.length} forms\n`));

const alertText = () => [...document.querySelectorAll<HTMLElement>('.ant-alert-error')].map(textOf).join(' ');
const typedCode = () => [...boxes()].map(({ value }) => value).join('');

describe.each(forms)('$name', (form) => {
  it(
    `keeps what was typed with ${FAULT_SAMPLE}, shows the error in a toast and beside its button, and the next try works`,
    async () => {
      const { url, path, leadsTo = url, more = [], ...rest } = form;
      const valid = await validResponse({ method: 'POST', url: `https://backend.test/${path}`, body: {} });
      const open = () => openPortal(url, { signedIn: false, ...(rest.state && { state: rest.state }) });
      let portal = await open();
      const wrong: string[] = [];
      for (const fault of [...sample(faultsOf(valid), forms.indexOf(form)), ...more]) {
        cases++;
        const found = await submitWithFault(portal, form, fault, valid);
        const worked = fault.write === 'succeeded';
        const expectedPath = worked ? leadsTo : url;
        if (!worked) {
          found.push(...(await problemsAfterFailedWrite(form, fault)));
          if (boxes().length > 0 && rest.state && typedCode() !== '123456') found.push('the code is gone');
          if (alertText() === '') found.push('the error is shown only in a toast');
          if (fault.message !== undefined && !alertText().includes(fault.message))
            found.push(`it says ${alertText()}`);
        }
        if (window.location.pathname !== expectedPath) found.push(`it leads to ${window.location.pathname}`);
        portal.removeFault();
        wrong.push(...found.map((problem) => `${fault.name}: ${problem}`));
        if (!worked) continue;
        portal.unmount();
        localStorage.clear();
        portal = await open();
      }
      // After all failures, a valid response must still succeed.
      const [ok] = faultsOf(valid);
      if (ok)
        wrong.push(
          ...(await submitWithFault(portal, form, ok, valid)).map((problem) => `in the end ${problem}`),
        );
      expect(window.location.pathname).toBe(leadsTo);
      expect(wrong.slice(0, 12)).toEqual([]);
    },
    FAULTS_LIMIT_MS,
  );
});
