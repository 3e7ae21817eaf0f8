import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { holdRequests } from './support/holdRequests';
import { newMember } from './support/members';
import { codeFor, demo, expect, test } from './support/test';
import { expectToast, toastsOf } from './support/toasts';

const missing = 'Please enter the details';

/** Shows and hides the password of a form, with the mouse or the keyboard, and leaves it hidden. */
async function expectPasswordToggle(page: Page, by: 'mouse' | 'keys'): Promise<void> {
  const password = page.getByLabel('Password', { exact: true });
  const press = async (name: string) => {
    const toggle = page.getByRole('button', { name }).first();
    if (by === 'mouse') return toggle.click();
    await expect(toggle).toBeFocused();
    return page.keyboard.press('Enter');
  };
  await expect(password).toHaveAttribute('type', 'password');
  if (by === 'keys') {
    await password.focus();
    await page.keyboard.press('Tab');
  }
  await press('Show');
  await expect(password).toHaveAttribute('type', 'text');
  await press('Hide');
  await expect(password).toHaveAttribute('type', 'password');
}

test.describe('log-in', { tag: ['@log-in', '@states'] }, () => {
  test('the log-in form links to other pages, names missing fields and keeps typed values', async ({
    page,
  }) => {
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByRole('textbox', { name: 'Password' });
    const login = page.getByRole('button', { name: 'Login' });
    const showToasts = await holdRequests(page, /\/toasts-.*\.js$/);
    await page.goto('/login');
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: /Sign up/i })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/Verfication_forget',
    );
    await expect(email).toHaveAttribute('type', 'email');

    await test.step('a link focuses the page that it leads to', async () => {
      await page.getByRole('link', { name: /Sign up/i }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(email).toBeFocused();
    });

    await test.step('a toast is shown once its code has loaded', async () => {
      await login.click();
      await expect(email).toHaveAccessibleDescription('Enter your e-mail');
      await expect(password).toHaveAccessibleDescription('Enter your password');
      expect(await toastsOf(page)).toEqual([]);
      showToasts();
      await expectToast(page, missing);
      await expect(email).toBeFocused();
    });

    await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
    await password.fill('not the password');
    await expectPasswordToggle(page, 'mouse');
    await expectPasswordToggle(page, 'keys');
    await expect(page).toHaveURL('/login');
    await login.click();
    await expectToast(page, 'Wrong e-mail or password');
    await expect(password).toHaveValue('not the password');
    await expect(page.getByRole('note')).toHaveText('Wrong e-mail or password');
    await expect(page).toHaveURL('/login');

    await test.step('/Verfications without an e-mail sends nothing', async () => {
      const sent = bodiesOf(page, 'verifySignIn');
      await page.goto('/Verfications');
      await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill('123456');
      await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('6');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your e-mail');
      expect(sent).toEqual([]);
    });
  });
});

test.describe('log-in after a redirect', { tag: ['@guards', '@log-in', '@codes'] }, () => {
  test('a wrong code is rejected, and the right one returns to the requested page', async ({
    page,
    request,
  }) => {
    const { email, password } = await newMember(request);
    await page.goto('/wallet?page=2');
    await expect(page).toHaveURL('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page).toHaveURL('/Verfications');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(password);
    const otp = await codeFor(request, email);
    const wrong = otp === '000000' ? '111111' : '000000';

    const sent = bodiesOf(page, 'verifySignIn');
    const digit = (number: number) => page.getByRole('textbox', { name: `Digit ${number} of 6` });
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(digit(1)).toBeFocused();
    await page.keyboard.type(wrong.slice(0, 5));
    await submit.click();
    await expect(digit(1)).toHaveAccessibleDescription('Enter the six-digit code');
    await expect(digit(6)).toBeFocused();
    // The last digit submits the code, once.
    await digit(6).fill(wrong.slice(5));
    await expect(digit(6)).toHaveAccessibleDescription(/wrong or has expired/);
    expect(sent).toEqual([{ email, otp: wrong }]);
    await expect
      .poll(async () => (await toastsOf(page)).filter((toast) => toast.includes('has expired')))
      .toHaveLength(1);
    await expect(digit(6)).toHaveValue(wrong[5] ?? '');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.keyboard.press('Backspace');
    await page.keyboard.type(wrong.slice(5));
    await expect(digit(6)).not.toHaveAccessibleDescription(/wrong/);
    await digit(3).fill(otp);
    await expect(page).toHaveURL('/wallet?page=2');
    expect(sent.slice(1)).toEqual([{ email, otp }]);
    await expect(page.getByText('Data Not Found')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/Welcome Back!Fresh Member.*WH\d{6}/);
  });
});
