import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Preferences' }).click();
  return page.getByRole('dialog', { name: 'Preferences' });
};

test('the theme is chosen in one menu, holds at once, and stands before the first paint', async ({
  member: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/activity');
  const panel = await open(page);
  await panel.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const dark = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preferences' })).toBeFocused();

  // The portal's code is held back: what is dark by then needed none of it.
  await page.route(/assets\/index-.*\.js$/, () => new Promise(() => undefined));
  await page.goto('/activity', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.unrouteAll();
  await page.goto('/activity');
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
});

test('amounts hide everywhere by one switch, and what is being sent stays readable', async ({
  member: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.locator('#content')).toContainText(/\$\d/);
  const panel = await open(page);
  await panel.getByText('Hidden', { exact: true }).click();
  await page.keyboard.press('Escape');
  const money = /[$]\s?\d|\d[\d,]*\.\d{2}/;
  for (const route of ['/dashboard', '/profit', '/wallet', '/depositpage', '/open_position']) {
    await page.goto(route);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('#content')).toContainText('••••');
    expect([route, await page.locator('#content').innerText()]).toEqual([
      route,
      expect.not.stringMatching(money),
    ]);
    // Nor does a screen reader hear any.
    const names = await page
      .locator('#content [aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('\n'));
    expect([route, names]).toEqual([route, expect.not.stringMatching(money)]);
  }

  // A typed amount tells what is sent, never what is left: by both one would know the balance.
  for (const route of ['/fundtransfer', '/mithdraw']) {
    await page.goto(route);
    await page.getByLabel(/\(USDT\)$/).fill('1.25');
    await expect(page.locator('#content')).toContainText('after');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const told = await page.locator('#content').innerText();
    expect([route, told.replaceAll(/\$?1\.25/g, '')]).toEqual([route, expect.not.stringMatching(money)]);
  }
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('times are told in UTC or in the zone of this machine', async ({ member: page }) => {
    await page.goto('/activity');
    const first = page.locator('#content time').first();
    const local = await first.innerText();
    const panel = await open(page);
    await expect(panel).toContainText('Asia/Tokyo');
    await panel.getByText('UTC', { exact: true }).click();
    await expect(first).not.toHaveText(local);
    const utc = await first.innerText();
    const hours = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`) / 3_600_000;
    expect(hours(local) - hours(utc)).toBe(9);
  });
});
