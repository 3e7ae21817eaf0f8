import { expect, test } from './support/test';
import { toastsOf } from './support/toasts';

test('log-out asks first, clears what is stored, and leads to /Login', async ({ member: page }) => {
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
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/login/i);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(0);
});

test.describe('a session that the server no longer knows', () => {
  test.use({ expected: [/401/] });

  test('ends once on a refused POST, however many fail, and says so', async ({ member: page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('banner')).toContainText('WH100001');
    await page.evaluate(() => localStorage.setItem('token', 'a-token-nobody-has'));
    await page.goto('/activity?page=2');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => toastsOf(page)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.evaluate(() => (history.state as { usr: { from: string } }).usr.from)).toBe(
      '/activity?page=2',
    );
  });

  test('keeps the screen on a refused GET, with a bar that leads to signing in', async ({ member: page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('banner')).toContainText('WH100001');
    await page.evaluate(() => localStorage.setItem('token', 'a-token-nobody-has'));
    await page.goto('/marketdata');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page).toHaveURL('/marketdata');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('a-token-nobody-has');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('other tabs follow, out and in', async ({ member: page, context }) => {
  await page.goto('/wallet');
  await expect(page.locator('[aria-busy=false] tbody').getByRole('row').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL('/dashboard');

  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/login');
  await other.evaluate((stored) => localStorage.setItem('token', stored ?? ''), token);
  await expect(page).toHaveURL('/wallet');
});
