import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const EMAIL = 'ann@example.test';
export const code = Object.fromEntries(
  Array.from('123456').map((digit, index) => [`Digit ${index + 1} of 6`, digit]),
);
const newPassword = { Password: 'Long-1234', 'Confirm password': 'Long-1234' };

export interface PublicForm {
  readonly route: string;
  /** The texts of the fields, by label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly submit: string;
  /** The last segment of the URL of the request, and its body. */
  readonly request: string;
  readonly body: object;
}

export const forms: readonly PublicForm[] = [
  {
    route: '/login',
    texts: { Email: EMAIL, Password: 'Demo-1234' },
    submit: 'Login',
    request: 'signIn',
    body: { email: EMAIL, password: 'Demo-1234' },
  },
  {
    route: '/signup?sponserId=ABC123',
    texts: { Name: 'Ann', Email: EMAIL, Phone: '5550100123', ...newPassword },
    submit: 'Sign up',
    request: 'signUp',
    body: {
      sponserId: 'ABC123',
      name: 'Ann',
      email: EMAIL,
      phoneNumber: '5550100123',
      password: 'Long-1234',
      traderId: 'WH12H',
    },
  },
  ...['/Pageotp', '/Verfication'].map((route) => ({
    route,
    texts: { Email: EMAIL, ...code },
    submit: 'Submit',
    request: 'verify',
    body: { email: EMAIL, otp: '123456' },
  })),
  {
    route: '/Verfication_forget',
    texts: { Email: EMAIL },
    submit: 'Resend OTP',
    request: 'resendOtp',
    body: { email: EMAIL, type: 'Forgetotp' },
  },
];

/** The forms that send nothing without the e-mail of an earlier step. */
export const laterSteps: readonly PublicForm[] = [
  {
    route: '/Verfications',
    texts: code,
    submit: 'Submit',
    request: 'verifySignIn',
    body: { email: EMAIL, otp: '123456' },
  },
  {
    route: '/Forget',
    texts: { OTP: '123456', ...newPassword },
    submit: 'Submit',
    request: 'forgotePassword',
    body: { email: EMAIL, otp: '123456', password: 'Long-1234', confirmpassword: 'Long-1234' },
  },
];

/** Finds a field by its label, also if that is translated (changedByOthers.ts). */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^«?${label}»?$`));
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const expectTexts = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
};

/** Sets the text of a field without an event, as some password managers do. */
export const setSilently = (input: Locator, text: string) =>
  input.evaluate((element: HTMLInputElement, value) => {
    element.value = value;
  }, text);

export async function setAllSilently(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await setSilently(field(page, label), text);
}

/** Rejects all requests to the API, so that the form stays. */
export const rejectRequests = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill({ json: { success: false, message: 'Try later' } }));

export async function expectSent(page: Page, { request, body }: PublicForm, send: () => Promise<unknown>) {
  const sent = page.waitForRequest((one) => one.url().endsWith(`/${request}`));
  await send();
  expect((await sent).postDataJSON()).toEqual(body);
}

/** The features whose forms these tests use. */
export const formTags = ['@log-in', '@sign-up', '@codes', '@password-reset'];
