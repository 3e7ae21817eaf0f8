import { bodiesOf } from './support/api';
import { expect, test } from './support/test';
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
  expect(resends).toEqual([{ email: 'new@example.test', type: 'resendOtp' }]);
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
