// Tests that texts are kept and sent that password managers set in the fields of a public form without an event.
import { applyChange, changes, type Change } from './support/changedByOthers';
import { twoFrames } from './support/frames';
import { holdRequests } from './support/holdRequests';
import {
  button,
  code,
  EMAIL,
  expectSent,
  expectTexts,
  field,
  forms,
  formTags,
  laterSteps,
  rejectRequests,
  setAllSilently,
  setSilently,
} from './support/publicForms';
import { expect, test } from './support/test';

test.describe('texts that are set without an event', { tag: formTags }, () => {
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
