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
  await panel.getByText('System', { exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
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

const money = /[$]\s?\d|\d[\d,]*\.\d{2}/;

/** Every screen with amounts by its entry in the menus, and what is pressed on it for more of them. */
const screens = [
  ['Profit', '7 Day', '30 Day', 'All'],
  ['Bonus', 'Rewards Bonus', 'Royalty Bonus'],
  ['Fuel wallet'],
  ['Transactions'],
  ['User to user'],
  ['Withdraw history'],
  ['Account activation'],
  ['Deposit'],
  ['Market'],
  ['Traders', 'Orders'],
  ['closeposition', 'View'],
  ['spot position trader', 'View'],
  ['close spot position', 'Trades'],
] as const;

/** No amount of the screen is seen, read out, or told where the mouse rests. */
async function expectHidden(page: Page, screen: string) {
  const content = page.locator('#content');
  await expect(content.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(content).toContainText('••••');
  const told = await content.evaluate((whole: HTMLElement) => [
    whole.innerText,
    ...[...whole.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
    ]),
  ]);
  expect([screen, ...told.filter((text) => money.test(text))]).toEqual([screen]);
}

test('amounts hide everywhere by one switch, and what is being sent stays readable', async ({
  member: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.locator('#content')).toContainText(/\$\d/);
  const panel = await open(page);
  await panel.getByText('Hidden', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expectHidden(page, '/dashboard');
  const content = page.locator('#content');
  for (const [entry, ...within] of screens) {
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    // Until then the screen before may stand.
    await expect(content).toBeFocused();
    await expectHidden(page, entry);
    for (const name of within) {
      const tab = content.getByRole('tab', { name, exact: true });
      const link = content.getByRole('link', { name });
      await tab.or(link).first().click();
      if (name === 'View') await expect(content).toBeFocused();
      else
        await expect(
          content.locator('[aria-selected=true], [aria-current=page]').getByText(name),
        ).toBeVisible();
      await expectHidden(page, `${entry}, ${name}`);
    }
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

test('lists are tables, cards, or what fits, as the panel is told', async ({ member: page }) => {
  await page.goto('/activity');
  const panel = await open(page);
  const table = page.getByRole('region', { name: 'Activity table' });
  const cards = page.locator('#content').getByRole('article');
  await expect(table).toBeVisible();
  await panel.getByText('Cards', { exact: true }).click();
  await expect(cards).toHaveCount(10);
  await expect(table).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 740 });
  await panel.getByText('Table', { exact: true }).click();
  await expect(table).toBeVisible();
  await panel.getByText('As it fits', { exact: true }).click();
  await expect(cards).toHaveCount(10);
});
