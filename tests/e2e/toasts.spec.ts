import { advanceUntil, openOnPausedClock } from './support/clock';
import { expect, test } from './support/test';

test.describe('toasts', { tag: '@errors' }, () => {
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
