import type { Page } from '@playwright/test';
import { readyRows, rowsOf } from './support/lists';
import { expect, test } from './support/test';

/** One list of each kind. */
const paged = [
  { tag: '@activity', url: '/activity', name: 'Activity' },
  { tag: '@fuel-wallet', url: '/wallet', name: 'Fuel Wallet' },
  { tag: '@market', url: '/marketdata', name: 'Market' },
] as const;

const trim = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' '));

/** Opens page 2 of a list. Expects a reload to keep the rows of page 2, and Back to show those of page 1 again. */
async function pageThrough(page: Page, { url, name }: (typeof paged)[number]) {
  await page.goto(url);
  const list = page.getByRole('region', { name, exact: true });
  const rows = rowsOf(list);
  const ready = readyRows(list);
  const pager = list.getByRole('navigation', { name: 'Pages' });

  await expect(ready).toBeVisible();
  await expect(rows).toHaveCount(10);
  // The pagination offers neither a page size nor a jump to a page number (product.md: Lists).
  await expect(pager.locator('select, input, [role=combobox]')).toHaveCount(0);
  const first = trim(await rows.allTextContents());

  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(pager).toContainText(/^11–/);
  await expect(ready).toBeVisible();
  await expect(rows.first()).toBeInViewport();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  const second = trim(await rows.allTextContents());
  expect(second).not.toEqual(first);

  await page.reload();
  await expect(ready).toBeVisible();
  expect(trim(await rows.allTextContents())).toEqual(second);

  await page.goBack();
  await expect(pager).toContainText(/^1–10 /);
  await expect(ready).toBeVisible();
  expect(trim(await rows.allTextContents())).toEqual(first);
  await expect(list).not.toContainText(/undefined|NaN|\[object/);
}

// The window is too low for ten rows, so that the list scrolls.
test.use({ viewport: { width: 1440, height: 600 } });

for (const list of paged)
  test(
    `${list.url} shows pages of ten rows, and keeps the page on reload and Back`,
    { tag: [list.tag, '@lists'] },
    async ({ member: page }) => {
      await pageThrough(page, list);
      if (list.tag !== '@market') return;
      const columns = ['Coin', 'Name', 'Symbol', 'Price', 'Market cap'];
      await expect(page.getByRole('columnheader')).toHaveText(columns);
      const symbol = page.getByRole('row').nth(1).getByRole('cell').nth(2);
      await expect(symbol).toHaveText(/^[A-Z]+$/);
    },
  );
