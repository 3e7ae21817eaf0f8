import { bodiesOf } from './support/api';
import { newMember } from './support/members';
import { codeFor, expect, test } from './support/test';
import { expectToast } from './support/toasts';

const missing = 'Please enter the details';

test('another code needs an e-mail, and is asked for as a verification', async ({ page }) => {
  const resends = bodiesOf(page, 'resendOtp');
  await page.route('**/api/user/resendOtp', (route) =>
    route.fulfill({ json: { success: true, message: 'Sent' } }),
  );
  await page.clock.install();
  await page.goto('/Pageotp');
  await page.getByRole('button', { name: 'Resend Otp' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(missing);
  expect(resends).toEqual([]);
  await page.getByLabel('Email').fill('new@example.test');
  await page.getByRole('button', { name: 'Resend Otp' }).click();
  await expect(page.getByRole('button', { name: /^Resend Otp in \d+ s$/ })).toBeDisabled();
  await expect.poll(() => resends).toEqual([{ email: 'new@example.test', type: 'resendOtp' }]);
  // And once more, when the time between two codes is over.
  const again = page.getByRole('button', { name: 'Resend Otp', exact: true });
  await expect(async () => {
    // Second by second: the next one is counted when the last one is drawn.
    await page.clock.runFor(1000);
    expect(await again.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
  await again.click();
  await expect.poll(() => resends.length).toBe(2);
});

test('a code without an e-mail is not sent, and none of five digits', async ({ page }) => {
  const sent = bodiesOf(page, 'verify');
  const enter = async (email: string, code: string, wrong: string) => {
    await page.goto('/Pageotp');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
    await page.keyboard.type(code);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, missing);
    // And at the one that is wrong, whole or not.
    for (const box of ['Email', 'Digit 1 of 6']) {
      await expect(page.getByLabel(box)).toHaveAccessibleDescription(box === wrong ? missing : '');
    }
    expect(sent).toEqual([]);
  };
  await enter('', '123456', 'Email');
  await enter('new@example.test', '12345', 'Digit 1 of 6');
});

test('a new password asks for e-mail, code, password and its repetition, and for no match', async ({
  page,
}) => {
  const resets = bodiesOf(page, 'forgotePassword');
  await page.goto('/Forget');
  await page.getByRole('button', { name: 'Submit' }).click();
  for (const label of ['Email', 'OTP', 'Password', 'Confirm password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(missing);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
  expect(resets).toEqual([]);
});

test('on /Verfications the e-mail stays as it is, and Resend OTP has another code sent, which signs in', async ({
  page,
  request,
}) => {
  const { email, password } = await newMember(request);
  const resends = bodiesOf(page, 'resendOtp');
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/Verfications');
  const mailed = Date.now();
  const first = await codeFor(request, email);

  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).not.toBeEditable();
  await field.focus();
  await page.keyboard.type('other');
  await expect(field).toHaveValue(email);

  // A code was sent a moment ago; the next one may be asked for when its time has come.
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  const resend = page.getByRole('button', { name: 'Resend OTP', exact: true });
  await expect(async () => {
    // Second by second: the next one is counted when the last one is drawn.
    await page.clock.runFor(1000);
    expect(await resend.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
  expect(resends).toEqual([]);
  // The backend's own cool-down, on a clock that no test can move.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, mailed + 30_500 - Date.now())));
  await resend.click();
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  await expect.poll(() => resends).toEqual([{ email, type: 'resendOtp' }]);

  await expect.poll(() => codeFor(request, email)).not.toBe(first);
  const second = await codeFor(request, email);
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(second);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/dashboard');
});
