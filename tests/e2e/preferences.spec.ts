import type { Page } from '@playwright/test';
import { ENTRY, holdRequests } from './support/holdRequests';
import { expect, test } from './support/test';
import { DESKTOP } from './support/windows';

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Preferences' }).click();
  return page.getByRole('dialog', { name: 'Preferences' });
};

test.describe('preferences', { tag: '@preferences' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo', colorScheme: 'light' });

  test('one panel changes list view, time zone and theme immediately, and the next first paint has the theme', async ({
    member: page,
  }) => {
    await page.goto('/activity');
    const time = page.locator('#content time').first();
    const local = await time.innerText();
    const panel = await openPanel(page);

    await test.step('lists are tables, cards or Auto', async () => {
      const table = page.getByRole('region', { name: 'Activity table' });
      const cards = page.locator('#content').getByRole('article');
      await expect(table).toBeVisible();
      await panel.getByText('Cards', { exact: true }).click();
      await expect(cards).toHaveCount(10);
      await expect(table).toHaveCount(0);
      await page.setViewportSize({ width: 700, height: 740 });
      await panel.getByText('Table', { exact: true }).click();
      await expect(table).toBeVisible();
      await panel.getByText('Auto', { exact: true }).click();
      await expect(cards).toHaveCount(10);
    });

    await test.step('times are in UTC or in the time zone of the browser', async () => {
      await page.setViewportSize(DESKTOP);
      await expect(time).toHaveText(local);
      await expect(panel).toContainText('Asia/Tokyo');
      await panel.getByText('UTC', { exact: true }).click();
      await expect(time).not.toHaveText(local);
      const utc = await time.innerText();
      const hours = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`) / 3_600_000;
      expect(hours(local) - hours(utc)).toBe(9);
    });

    await test.step('the theme is light, dark or the system’s', async () => {
      const html = page.locator('html');
      await panel.getByText('Dark', { exact: true }).click();
      await expect(html).toHaveCSS('color-scheme', 'dark');
      await panel.getByText('System', { exact: true }).click();
      await expect(html).toHaveCSS('color-scheme', 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(html).toHaveCSS('color-scheme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await panel.getByText('Dark', { exact: true }).click();
      await expect(html).toHaveCSS('color-scheme', 'dark');
      const background = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Preferences' })).toBeFocused();

      // While the entry script is held back, only the scripts in the head of the page can set the theme.
      const release = await holdRequests(page, ENTRY);
      await page.goto('/activity', { waitUntil: 'commit' });
      await expect(html).toHaveCSS('color-scheme', 'dark');
      release();
      await expect(time).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', background);
    });
  });
});

const money = /[$]\s?\d|\d[\d,]*\.\d{2}/;

/** Menu items of the screens with amounts, each with the tabs and links that show more amounts. */
const screens = [
  ['Profit', '7 Day'],
  ['Bonus'],
  ['Transactions'],
  ['Withdraw history'],
  ['Account activation'],
  ['Deposit'],
  ['Market'],
  ['Traders', 'Orders'],
  ['closeposition', 'View'],
] as const;

/** Expects the screen to show no amount, neither as text nor in labels and tooltips. */
async function expectHidden(page: Page, screen: string) {
  const content = page.locator('#content');
  await expect(content.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(content).toContainText('••••');
  const texts = await content.evaluate((root: HTMLElement) => [
    root.innerText,
    ...[...root.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]),
  ]);
  // A ratio of amounts says nothing about their size.
  const shown = texts.map((text) => text.replace(/^Profit factor.*$/m, ''));
  expect([screen, ...shown.filter((text) => money.test(text))]).toEqual([screen]);
}

test.describe('hidden amounts', { tag: '@preferences' }, () => {
  test('one switch hides every amount in the portal except one that the member types', async ({
    member: page,
  }) => {
    // This test opens many screens, so it needs a longer time limit.
    test.slow();
    await page.goto('/dashboard');
    await expect(page.locator('#content')).toContainText(/\$\d/);
    const panel = await openPanel(page);
    await panel.getByText('Hidden', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expectHidden(page, '/dashboard');
    const content = page.locator('#content');
    for (const [item, ...more] of screens) {
      await page.getByRole('navigation').getByRole('link', { name: item, exact: true }).click();
      // The previous screen stays until the next one has loaded.
      await expect(content).toBeFocused();
      await expectHidden(page, item);
      for (const name of more) {
        const tab = content.getByRole('tab', { name, exact: true });
        const link = content.getByRole('link', { name });
        await tab.or(link).first().click();
        if (name === 'View') await expect(content).toBeFocused();
        else
          await expect(
            content.locator('[aria-selected=true], [aria-current=page]').getByText(name),
          ).toBeVisible();
        await expectHidden(page, `${item}, ${name}`);
      }
    }

    // A typed amount stays visible, but the remaining balance is hidden: together they would reveal the balance.
    for (const route of ['/fundtransfer', '/mithdraw']) {
      await page.goto(route);
      await page.getByLabel(/\(USDT\)$/).fill('1.25');
      await expect(page.locator('#content')).toContainText('after');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const text = await page.locator('#content').innerText();
      expect([route, text.replaceAll(/\$?1\.25/g, '')]).toEqual([route, expect.not.stringMatching(money)]);
    }
  });
});
