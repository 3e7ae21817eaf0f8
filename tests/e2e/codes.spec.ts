import { bodiesOf } from './support/api';
import { advance, advanceUntil, openOnPausedClock } from './support/clock';
import { newMember } from './support/members';
import { codeFor, expect, test } from './support/test';

test.describe('/Verfications', { tag: ['@codes', '@log-in'] }, () => {
  test('the e-mail is read-only, and another code can be requested after 30 s', async ({ page, request }) => {
    const { email, password } = await newMember(request);
    const resends = bodiesOf(page, 'resendOtp');
    await openOnPausedClock(page, '/login', () => page.getByRole('button', { name: 'Login' }).isEnabled());
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    const field = page.getByRole('textbox', { name: 'Email' });
    await advanceUntil(page, () => page.url().endsWith('/Verfications'));
    await expect(field).not.toBeEditable();
    await field.focus();
    await page.keyboard.type('other');
    await expect(field).toHaveValue(email);

    // The sign-in request has just caused a mail with a code, so the countdown is running.
    const counting = page.getByRole('button', { name: /^Resend OTP in (30|29) s$/ });
    const resend = page.getByRole('button', { name: 'Resend OTP', exact: true });
    await expect(counting).toBeDisabled();
    // A clock that is set back doesn't lengthen the countdown.
    await page.clock.setSystemTime(Date.now() - 3 * 3_600_000);
    await advance(page, 28_000);
    await expect(resend).toHaveCount(0);
    await advance(page, 2_000);
    expect(resends).toEqual([]);
    await resend.click();
    await advanceUntil(page, () => counting.isVisible());
    expect(resends).toEqual([{ email, type: 'resendOtp' }]);
    await page.clock.resume();

    // The test has moved only the page's clock. For the sandbox 30 s have not passed, so no second code was mailed.
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
    await page.keyboard.type(await codeFor(request, email));
    await expect(page).toHaveURL('/dashboard');
  });

  test('a code and its button are in view in a window of 360 × 400', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    for (const route of ['/Verfications', '/Verfication', '/Pageotp', '/Forget'])
      await test.step(route, async () => {
        await page.goto(route);
        const submit = page.getByRole('button', { name: 'Submit' });
        await expect(submit).toBeEnabled();
        const code = page.locator('input[autocomplete=one-time-code]');
        await code.focus();
        for (const control of [code, submit]) await expect(control).toBeInViewport({ ratio: 1 });
      });
  });
});
