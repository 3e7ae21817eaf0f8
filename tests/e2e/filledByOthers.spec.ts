// Tests that what stands in the fields of a public form is kept and sent, whatever changes the page or sets the fields.
import type { Locator, Page } from '@playwright/test';
import { applyChange, changes, type Change } from './support/changedByOthers';
import { twoFrames } from './support/frames';
import { ENTRY, holdRequests } from './support/holdRequests';
import { isRunning } from './support/prerendered';
import { expect, test } from './support/test';

const EMAIL = 'ann@example.test';
const code = Object.fromEntries(
  Array.from('123456').map((digit, index) => [`Digit ${index + 1} of 6`, digit]),
);
const newPassword = { Password: 'Long-1234', 'Confirm password': 'Long-1234' };

interface PublicForm {
  readonly route: string;
  /** The texts of the fields, by label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly submit: string;
  /** The last segment of the URL of the request, and its body. */
  readonly request: string;
  readonly body: object;
}

const forms: readonly PublicForm[] = [
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
const laterSteps: readonly PublicForm[] = [
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
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^«?${label}»?$`));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const expectTexts = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
};

/** Sets the text of a field without an event, as some password managers do. */
const setSilently = (input: Locator, text: string) =>
  input.evaluate((element: HTMLInputElement, value) => {
    element.value = value;
  }, text);

async function setAllSilently(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await setSilently(field(page, label), text);
}

/** Rejects all requests to the API, so that the form stays. */
const rejectRequests = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill({ json: { success: false, message: 'Try later' } }));

/** Opens a page without its code. Returns the function that releases the code. */
async function openWithoutCode(page: Page, route: string) {
  const release = await holdRequests(page, ENTRY);
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

async function expectSent(page: Page, { request, body }: PublicForm, send: () => Promise<unknown>) {
  const sent = page.waitForRequest((one) => one.url().endsWith(`/${request}`));
  await send();
  expect((await sent).postDataJSON()).toEqual(body);
}

/** The changes that are tested with every form. The others are tested with two: one has fields, one has boxes. */
const everyForm: readonly Change[] = ['a translation'];
const formsOf = (change: Change) =>
  [...forms, ...laterSteps].filter(
    ({ route }) => everyForm.includes(change) || ['/login', '/Pageotp'].includes(route),
  );

const tag = ['@log-in', '@sign-up', '@codes', '@password-reset'];

test.describe('pages that others change before they are hydrated', { tag }, () => {
  for (const change of Object.keys(changes) as Change[])
    test(`${change} loses no text of a form`, async ({ page }) => {
      await rejectRequests(page);
      for (const form of formsOf(change)) {
        const { route, texts, submit } = form;
        const release = await openWithoutCode(page, route);
        await setAllSilently(page, texts);
        await applyChange(page, change);
        release();
        await expect(button(page, submit)).toBeEnabled();
        await expectTexts(page, texts);
        if (forms.includes(form)) await expectSent(page, form, () => button(page, submit).click());
        await page.unroute(ENTRY);
      }
    });

  test('an icon and a translation move neither the focus nor the caret', async ({ page }) => {
    for (const change of ['an icon in the form', 'a translation'] as const) {
      const release = await openWithoutCode(page, '/login');
      await applyChange(page, change);
      await field(page, 'Password').click();
      await page.keyboard.type('Demo1234');
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
      release();
      await expect(page.locator('form button[type=submit]')).toBeEnabled();
      await expect(field(page, 'Password')).toBeFocused();
      await page.keyboard.type('-');
      await expect(field(page, 'Password')).toHaveValue('Demo-1234');
      await page.unroute(ENTRY);
    }
  });

  test('a code that is typed while its page loads is complete', async ({ page }) => {
    await rejectRequests(page);
    for (const change of [undefined, 'an icon in the form'] as const) {
      const release = await openWithoutCode(page, '/Pageotp');
      if (change) await applyChange(page, change);
      await field(page, 'Email').fill(EMAIL);
      await field(page, 'Digit 1 of 6').click();
      await page.keyboard.type('123');
      release();
      await expect(button(page, 'Submit')).toBeEnabled();
      await page.keyboard.type('456');
      await expectTexts(page, { Email: EMAIL, ...code });
      await page.unroute(ENTRY);
    }
  });

  test('a page without a form stays as it is', async ({ page }) => {
    for (const route of ['/', '/pop', '/terms'])
      for (const change of ['a node at the start of the root', 'a translation'] as const) {
        const release = await openWithoutCode(page, route);
        await applyChange(page, change);
        release();
        await expect.poll(() => isRunning(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unroute(ENTRY);
      }
  });
});

test.describe('texts that are set without an event', { tag }, () => {
  test('are sent by the submit button, and by Enter', async ({ page }) => {
    await rejectRequests(page);
    for (const form of [...forms, ...laterSteps]) {
      const open = async () => {
        await page.goto(form.route);
        if (laterSteps.includes(form)) {
          await page.evaluate(
            (email) => history.replaceState({ usr: { email }, key: 'k', idx: 0 }, ''),
            EMAIL,
          );
          await page.reload();
        }
        await expect(button(page, form.submit)).toBeEnabled();
        await setAllSilently(page, form.texts);
      };
      await open();
      await expectSent(page, form, () => button(page, form.submit).click());
      await expect(page.getByText('Try later').first()).toBeVisible();
      await expectTexts(page, form.texts);
      if (form.route !== '/login') continue;
      await open();
      await expectSent(page, form, () => field(page, 'Email').press('Enter'));
    }
  });

  test('stay if they are set while the page is hydrated', async ({ page }) => {
    await page.addInitScript(() => {
      // The first moment after React's commit, and the moment in which the page is no longer that of all visitors.
      const set = (selector: string, text: string) => {
        const input = document.querySelector<HTMLInputElement>(selector);
        if (input) input.value = text;
      };
      new MutationObserver((changed) => {
        for (const { attributeName } of changed)
          if (attributeName === 'data-page') set('#login_email', 'ann@example.test');
          else if (attributeName === 'disabled') set('#login_password', 'Demo-1234');
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-page', 'disabled'] });
    });
    await rejectRequests(page);
    const [login] = forms;
    if (!login) throw new Error('no form');
    await page.goto('/login');
    await expect(button(page, 'Login')).toBeEnabled();
    await expectTexts(page, login.texts);
    await expectSent(page, login, () => button(page, 'Login').click());
  });

  test('are sent from a form that others have changed after it was hydrated', async ({ page }) => {
    await rejectRequests(page);
    const [login] = forms;
    if (!login) throw new Error('no form');
    for (const change of Object.keys(changes) as Change[]) {
      await page.goto('/login');
      await expect(button(page, 'Login')).toBeEnabled();
      await applyChange(page, change);
      await setAllSilently(page, login.texts);
      await expectSent(page, login, () => page.locator('form button[type=submit]').click());
      await expect(page.getByText('Try later').first()).toBeVisible();
      await expectTexts(page, login.texts);
      await page.locator('a[href="/signup"]').click();
      await expect(button(page, 'Sign up')).toBeEnabled();
    }
  });

  test('stay when another field is typed in, focused and left, and when a password is shown', async ({
    page,
  }) => {
    await page.goto('/signup');
    await expect(button(page, 'Sign up')).toBeEnabled();
    const { texts } = forms[1] ?? { texts: {} };
    await setAllSilently(page, texts);
    for (const label of ['Sponsor code', 'Email', 'Password']) await field(page, label).focus();
    await expectTexts(page, texts);
    await setSilently(field(page, 'Password'), 'Longer-1234');
    await button(page, 'Show password').click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await setSilently(field(page, 'Name'), 'Ann Example');
    await field(page, 'Sponsor code').pressSequentially('AB');
    await expectTexts(page, {
      ...texts,
      'Sponsor code': 'AB',
      Name: 'Ann Example',
      Password: 'Longer-1234',
    });
  });

  test('stay after the response of the server', async ({ page }) => {
    await rejectRequests(page);
    await page.goto('/login');
    await expect(button(page, 'Login')).toBeEnabled();
    const texts = { Email: EMAIL, Password: 'Demo-1234' };
    await setAllSilently(page, texts);
    const release = await holdRequests(page, '**/api/**');
    await button(page, 'Login').click();
    await setAllSilently(page, texts);
    release();
    await expect(button(page, 'Login')).not.toHaveClass(/loading/);
    await expectTexts(page, texts);
    const sent = page.waitForRequest(/signIn$/);
    await button(page, 'Login').click();
    expect((await sent).postDataJSON()).toEqual({ email: EMAIL, password: 'Demo-1234' });
  });

  test("stay when the member's e-mail arrives", async ({ member: page }) => {
    const release = await holdRequests(page, '**/dashboard');
    await page.goto('/Verfication_forget');
    await expect(button(page, 'Resend OTP')).toBeEnabled();
    await setSilently(field(page, 'Email'), EMAIL);
    const answered = page.waitForResponse('**/dashboard');
    release();
    await (await answered).finished();
    await twoFrames(page);
    await expectTexts(page, { Email: EMAIL });
  });

  test('stay while the seconds to the next code are counted, and Resend sends the e-mail', async ({
    page,
  }) => {
    await rejectRequests(page);
    await page.route('**/resendOtp', (route) => route.fulfill({ json: { success: true, message: 'Sent' } }));
    await page.goto('/Verfication');
    await expect(button(page, 'Submit')).toBeEnabled();
    await setSilently(field(page, 'Email'), EMAIL);
    const sent = page.waitForRequest(/resendOtp$/);
    await button(page, 'Resend Otp').click();
    expect((await sent).postDataJSON()).toEqual({ email: EMAIL, type: 'resendOtp' });
    const counting = page.getByRole('button', { name: /^Resend Otp in \d+ s$/ });
    const seconds = await counting.textContent();
    await setAllSilently(page, code);
    await expect(counting).not.toHaveText(seconds ?? '');
    await expectTexts(page, { Email: EMAIL, ...code });
    await page.keyboard.type('9');
    await expectTexts(page, { ...code, 'Digit 1 of 6': '9' });
  });
});
