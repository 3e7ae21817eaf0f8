import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { DESKTOP, PHONE, ZOOMED } from './support/windows';

/** Lists read page by page and lists filtered in the browser, whose rows lead to another screen or to a drawer. */
const lists = [
  { url: '/open_position', parent: 'Traders' },
  { url: '/open_position?page=2&sort=-profitLoss', parent: 'Traders' },
  { url: '/openspotposition', parent: 'spot position trader' },
  { url: '/team', parent: 'Team' },
  { url: '/tranctattion?page=2' },
  { url: '/withdrawhistory' },
  { url: '/deposit' },
] as const;

/** A list filtered in the browser, with a screen for its rows, and one read page by page, with a drawer. */
const sample = [lists[1], lists[4]] as const;

/** Cards have the longest pages, so phones show every list. */
const walks = [
  { ...PHONE, shown: lists },
  { ...ZOOMED, shown: sample },
  { ...DESKTOP, shown: sample },
] as const;

const rowLinks = (page: Page) => page.locator('main [data-row-link]');
const openCards = (page: Page) => page.locator('main [role=article] [aria-expanded=true]');
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Expects the list as it was left: its position within 4 px, the open card, and the focus on the row's link. */
async function expectAsLeft(page: Page, url: string, left: { top: number; link: string; cards: number }) {
  await expect(page).toHaveURL(url);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', left.link);
  await expect(openCards(page)).toHaveCount(left.cards);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left.top)).toBeLessThanOrEqual(4);
}

/** Scrolls to the list's last row, opens its card, and follows its link. */
async function followLastRow(page: Page) {
  const details = page.locator('main').getByRole('button', { name: /^Details of / });
  await expect(details.or(rowLinks(page)).last()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  if ((await details.count()) > 0) await details.last().click();
  const link = rowLinks(page).last();
  await link.scrollIntoViewIfNeeded();
  const left = {
    link: (await link.getAttribute('aria-label')) ?? '',
    cards: await openCards(page).count(),
    top: await scrollTop(page),
  };
  await link.press('Enter');
  return left;
}

test.describe('the way back to a row', { tag: '@lists' }, () => {
  for (const { width, height, shown } of walks)
    test(`at ${width} × ${height}, Back and the breadcrumb show ${shown.length} lists as they were left`, async ({
      member: page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/profile');
      for (const { url, ...list } of shown)
        await test.step(url, async () => {
          await visit(page, url);
          const left = await followLastRow(page);
          await expect(page).not.toHaveURL(url);
          const next = page.url();
          const isScreen = 'parent' in list;
          if (isScreen) await expect.poll(() => scrollTop(page)).toBe(0);
          await page.goBack();
          await expectAsLeft(page, url, left);

          await page.goForward();
          await expect(page).toHaveURL(next);
          await page.reload();
          await page.locator('h1').first().waitFor();
          await page.goBack();
          await expectAsLeft(page, url, left);

          if (!isScreen) return;
          await page.goForward();
          const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
          await expect(link).toHaveText(list.parent);
          await link.press('Enter');
          await expectAsLeft(page, url, left);
          await page.reload();
          await expectAsLeft(page, url, left);
        });
    });

  test('rows that arrive late are shown as they were left, unless the member scrolls first', async ({
    member: page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const scrolls of [false, true]) {
      const url = scrolls ? '/openspotposition' : '/open_position';
      await page.goto(url);
      const left = await followLastRow(page);
      await expect(page).not.toHaveURL(url);
      const release = await holdRequests(page, /api\/user\/trades/);
      await page.reload();
      await page.locator('h1').first().waitFor();
      await page.goBack();
      await expect(page).toHaveURL(url);
      await page.locator('main [aria-busy=true]').first().waitFor();
      if (scrolls) {
        // Until the list is shown, the member would scroll the screen of its row.
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
        await page.evaluate(() =>
          window.addEventListener('wheel', () => document.body.setAttribute('data-scrolled', ''), {
            once: true,
          }),
        );
        await page.mouse.move(180, 300);
        await page.mouse.wheel(0, -30);
        await expect(page.locator('body[data-scrolled]')).toBeAttached();
      }
      release();
      if (!scrolls) await expectAsLeft(page, url, left);
      else {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(Math.abs((await scrollTop(page)) - left.top)).toBeGreaterThan(100);
      }
    }
  });

  test('a long screen keeps its position while a shorter one is open', async ({ member: page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/dashboard');
    const link = page.locator('main').getByRole('link', { name: 'Wallet' }).last();
    // The last part of the screen to load.
    await expect(page.getByRole('list', { name: 'Bot' })).toContainText('Last trade');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await link.scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    await link.click();
    await expect(page).not.toHaveURL('/dashboard');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(4);
  });
});
