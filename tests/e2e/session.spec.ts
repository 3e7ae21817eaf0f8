import { holdRequests } from './support/holdRequests';
import { newMember, sessionOf } from './support/members';
import { expect, test } from './support/test';
import { trackIdle } from './support/idle';
import { expectToast, toastsOf } from './support/toasts';

test.describe('log-out in the layout', { tag: ['@guards', '@layout'] }, () => {
  test('log-out asks for confirmation, clears local and session storage and leads to /Login', async ({
    member: page,
  }) => {
    await page.goto('/wallet');
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmation' });
    await expect(dialog).toContainText('Are you sure you want to Logout?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/activity');

    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/Login');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.goBack();
    await expect(page).toHaveURL(/login/i);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(0);
  });
});

test.describe('session', { tag: '@states' }, () => {
  test('a log-out or log-in in one tab also applies to the other tabs', async ({ member: page, context }) => {
    await page.goto('/wallet');
    await expect(
      page.locator('[aria-busy=false]:not(.ant-spin) tbody').getByRole('row').first(),
    ).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other).toHaveURL('/dashboard');

    await other.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/login');
    await other.evaluate((stored) => localStorage.setItem('token', stored ?? ''), token);
    await expect(page).toHaveURL('/wallet');
  });

  test('a tab says that another tab signed in another member', async ({ member: page, context, request }) => {
    const other = await newMember(request);
    const token = await sessionOf(request, other);
    const notice = page.getByText("Another tab signed in another member. You're now signed in as");
    await page.goto('/wallet');
    await expect(page.getByText('Demo Member').first()).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/pop');

    await test.step('not if the same member signs in again', async () => {
      const again = await page.evaluate(() => localStorage.getItem('token'));
      await tab.evaluate(() => localStorage.clear());
      await expect(page).toHaveURL('/login');
      await tab.evaluate((stored) => localStorage.setItem('token', stored ?? ''), again);
      await expect(page).toHaveURL('/wallet');
      await expect(page.getByText('Demo Member').first()).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
    await tab.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL('/login');
    await tab.evaluate((stored) => localStorage.setItem('token', stored), token);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('status').filter({ has: notice })).toContainText('Fresh Member');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toHaveCount(0);
  });

  test('a session that ends while a screen loads leads to the log-in', async ({ member: page }) => {
    await page.goto('/tranctattion?page=2');
    await expect(
      page.locator('[aria-busy=false]:not(.ant-spin) tbody').getByRole('row').first(),
    ).toBeVisible();
    const release = await holdRequests(page, '**/assets/ProfitScreen-*.js');
    await page.route('**/api/user/profitCalculation', (route) =>
      route.fulfill({ json: { success: false, message: 'Unauthorized!' } }),
    );
    await page.getByRole('link', { name: 'Profit', exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    release();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test.describe('with a token that the server does not know', () => {
    test.use({ expected: [/401/] });
    test.beforeEach(({ page }) =>
      page.addInitScript(() => localStorage.setItem('token', 'a-token-nobody-has')),
    );

    test('an unauthorized POST ends the session with one toast', async ({ page }) => {
      const idle = trackIdle(page);
      await page.goto('/activity?page=2');
      await expect(page).toHaveURL('/login');
      await expectToast(page, 'Unauthorized!');
      await idle();
      expect(await toastsOf(page)).toHaveLength(1);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect(page.getByText('Sign in to continue where you left off.')).toBeVisible();
    });

    test('an unauthorized GET keeps the screen and the token, and shows a bar that leads to the log-in', async ({
      page,
    }) => {
      await page.goto('/marketdata');
      await expect(page.getByText('Your session has ended')).toBeVisible();
      await expect(page).toHaveURL('/marketdata');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('a-token-nobody-has');
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await expect(page).toHaveURL('/login');
    });
  });
});
