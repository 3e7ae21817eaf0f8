import { advance, advanceUntil, openOnPausedClock } from './support/clock';
import { isRunning } from './support/prerendered';
import { expect, test } from './support/test';

test.describe('toasts', { tag: '@errors' }, () => {
  // The durations of the other types are tested in providers.test.ts.
  test('a success toast stays at the top centre for 2000 ms and is removed 1000 ms later', async ({
    page,
  }) => {
    const duration = 2000;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('**/api/user/resendOtp', (route) =>
      route.fulfill({ json: { success: true, message: 'The answer' } }),
    );
    await openOnPausedClock(page, '/Pageotp', () => isRunning(page));
    await page.getByLabel('Email').fill('new@example.test');
    // Record when the toast appears and when it starts to fade out, by the paused clock.
    await page.evaluate(() => {
      const times: { shown?: number; leaving?: number } = {};
      Object.assign(window, { toastTimes: times });
      new MutationObserver(() => {
        if (document.querySelector('.ant-message-notice')) times.shown ??= Date.now();
        if (document.querySelector('.ant-message-fade-leave')) times.leaving ??= Date.now();
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    });
    await page.getByRole('button', { name: 'Resend Otp' }).click();
    const toast = page.locator('.ant-message-notice');
    await advanceUntil(page, () => toast.isVisible(), 10);
    await expect(toast).toHaveText('The answer');
    // Wait until the toast has finished its opening animation.
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(100);
    const { x = 0, width = 0 } = (await toast.boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(20);

    await advance(page, duration - 150);
    await expect(toast).toBeVisible();
    const leaving = page.locator('.ant-message-fade-leave-active');
    await expect(leaving).toHaveCount(0);
    await advanceUntil(page, async () => (await leaving.count()) > 0, 10);
    await expect(leaving).toHaveCSS('transition-duration', '1s');
    const stayed = await page.evaluate(() => {
      const { toastTimes: times } = window as unknown as {
        toastTimes: { shown: number; leaving: number };
      };
      return times.leaving - times.shown;
    });
    expect(stayed).toBeGreaterThanOrEqual(duration);
    // Allow 200 ms for the steps in which the test moves the clock and for the toast's animation frames.
    expect(stayed).toBeLessThan(duration + 200);
    await advanceUntil(page, async () => (await toast.count()) === 0, 10);
  });

  test('an error closes with its page, a success stays', async ({ page }) => {
    await openOnPausedClock(page, '/login', () => page.getByRole('button', { name: 'Login' }).isEnabled());
    const toast = page.locator('.ant-message-notice');
    await page.getByRole('button', { name: 'Login' }).click();
    await advanceUntil(page, () => toast.isVisible());
    await page.getByRole('link', { name: /Sign up/i }).click();
    await advanceUntil(page, async () => (await toast.count()) === 0);
    await expect(page).toHaveURL('/signup');

    await page.route('**/api/user/signUp', (route) =>
      route.fulfill({ json: { success: true, message: 'Welcome' } }),
    );
    const details = { 'Sponsor code': 'WH1', Name: 'Ann', Email: 'ann@example.test', Phone: '5550100123' };
    for (const [label, text] of Object.entries(details))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Password', { exact: true }).fill('Secret-123');
    await page.getByLabel('Confirm password', { exact: true }).fill('Secret-123');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await advanceUntil(page, () => page.url().endsWith('/Verfication'));
    await expect(toast).toHaveText('Welcome');
  });
});
