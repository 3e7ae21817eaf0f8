import type { Page } from '@playwright/test';
import { holdBack } from './support/holdBack';
import { goByPalette as go } from './support/keys';
import { expect, test } from './support/test';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Command palette' });

test('every screen is found by its words, and what is called nothing says so', async ({ member: page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const code = () => loaded.filter((url) => /\/assets\/CommandPalette-.*\.js$/.test(url)).length;
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^Find a screen/ })).toBeVisible();
  // Not before it is first used.
  expect(code()).toBe(0);
  await go(page, 'withdraw history');
  expect(code()).toBeGreaterThan(0);
  await expect(page).toHaveURL('/withdrawhistory');
  await go(page, 'market');
  await expect(page).toHaveURL('/marketdata');
  await go(page, 'royalty');
  await expect(page).toHaveURL('/layalty');
  await page.getByRole('button', { name: /^Find a screen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await palette(page).fill('nothing is called that');
  await expect(page.getByText('No screen and no action is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Find a screen/ })).toBeFocused();
});

test('a screen that arrives behind the palette leaves it what is typed', async ({ member: page }) => {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  // Its code is there for the next time, so that the screen alone is late.
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  const release = await holdBack(page, /\/assets\/TicketScreen-/);
  await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('mark');
  release();
  await expect(page.getByText('Write to support')).toBeAttached();
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('et');
  await expect(palette(page)).toHaveValue('market');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marketdata');
  await expect(page.locator('#content')).toBeFocused();
});

test('actions hide amounts, change the theme and log out', async ({ member: page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/wallet');
  await expect(page.getByRole('button', { name: /^Find a screen/ })).toBeVisible();
  await go(page, 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await go(page, 'hide amounts');
  await expect(page.locator('#content')).toContainText('••••');
  await go(page, 'log out');
  await expect(page.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
});

test('? shows the keys, but not to whoever is typing', async ({ member: page }) => {
  await page.goto('/ticket');
  await page.getByLabel('Message').fill('why');
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect(page.getByLabel('Message')).toHaveValue('why?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Ctrl+K');
});

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0',
  });
  test('⌘K does what Ctrl+K does elsewhere', async ({ member: page }) => {
    await page.goto('/success');
    await expect(page.getByRole('button', { name: 'Find a screen (⌘K)' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Meta+k');
    await expect(palette(page)).toBeFocused();
  });
});
