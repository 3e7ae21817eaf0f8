import { bodiesOf } from './support/api';
import { newMember } from './support/members';
import { codeFor, expect, test } from './support/test';
import { setTabVisibility } from './support/visibility';

test.describe('/Verfications', { tag: ['@codes', '@log-in'] }, () => {
  test('the e-mail is read-only, and another code can be requested after 30 s', async ({ page, request }) => {
    const { email, password } = await newMember(request);
    const resends = bodiesOf(page, 'resendOtp');
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/Verfications');

    const field = page.getByRole('textbox', { name: 'Email' });
    await expect(field).not.toBeEditable();
    await field.focus();
    await page.keyboard.type('other');
    await expect(field).toHaveValue(email);

    // The sign-in request has just caused a mail with a code, so the countdown is running.
    await expect(page.getByRole('button', { name: 'Resend OTP in 30 s' })).toBeDisabled();
    await page.clock.setFixedTime(start + 30_000);
    await setTabVisibility(page, 'visible');
    expect(resends).toEqual([]);
    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Resend OTP in 30 s' })).toBeDisabled();
    await expect.poll(() => resends).toEqual([{ email, type: 'resendOtp' }]);

    // The test has moved only the page's clock. For the sandbox 30 s have not passed, so no second code was mailed.
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
    await page.keyboard.type(await codeFor(request, email));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
