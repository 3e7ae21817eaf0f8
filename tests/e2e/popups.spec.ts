import type { Locator, Page } from '@playwright/test';
import { twoFrames } from './support/frames';
import { expect, test } from './support/test';

/** The popups of antd: lists of options, calendars and tooltips. */
const POPUPS = '.ant-select-dropdown, .ant-picker-dropdown, .ant-tooltip';

/** The smallest window of product.md, Popups. */
const SIZE = { width: 360, height: 400 };

/** Expects the open popup to be inside the window, and beside its field. */
async function expectBeside(page: Page, field: Locator, where: string): Promise<void> {
  const popup = page.locator(POPUPS).filter({ visible: true });
  await expect(popup, where).toHaveCount(1);
  await twoFrames(page);
  const { width, height } = SIZE;
  await expect(async () => {
    const [box, own] = [await popup.boundingBox(), await field.boundingBox()];
    if (!box || !own) throw new Error(`No popup: ${where}`);
    const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    const isBeside =
      box.y >= own.y + own.height - 1 ||
      box.y + box.height <= own.y + 1 ||
      box.x >= own.x + own.width - 1 ||
      box.x + box.width <= own.x + 1;
    expect({ where, box, own, isInside, isBeside }).toMatchObject({ isInside: true, isBeside: true });
  }).toPass({ timeout: 10_000 });
}

test.describe('popups in a window of 360 × 400', { tag: ['@layout', '@lists'] }, () => {
  test.use({ viewport: SIZE });

  test('of selects and tooltips stay in the window, beside their fields', async ({ member: page }) => {
    for (const [url, opener] of [
      ['/ticket', ''],
      ['/mithdraw', ''],
      ['/bindapi', ''],
      ['/statement', ''],
      ['/statement', 'Tax files'],
      ['/profit?time=1month', ''],
      ['/dashboard', ''],
      ['/open_position', 'Filter Futures trades'],
      ['/tranctattion', 'Filter Transactions'],
      ['/open_position?tab=orders', 'Filter Futures orders'],
    ] as const) {
      await page.goto(url);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (opener) await page.getByRole('button', { name: opener }).click();
      if (opener) await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      const scope = opener ? page.getByRole('dialog') : page.locator('#content');
      const selects = scope.locator('.ant-select:not(.ant-select-disabled)').filter({ visible: true });
      for (const select of await selects.all()) {
        const where = `${url} ${opener}: ${await select.innerText()}`;
        await select.scrollIntoViewIfNeeded();
        await select.click();
        await expectBeside(page, select, where);
        await page.keyboard.press('Escape');
        await expect(page.locator(POPUPS).filter({ visible: true })).toHaveCount(0);
      }
      for (const info of (await scope.getByRole('button', { name: /^About / }).all()).slice(0, 3)) {
        // When a panel above it loads, the button moves away from the mouse.
        await expect(async () => {
          await page.mouse.move(0, 0);
          await info.hover();
          await expect(page.locator(POPUPS).filter({ visible: true })).toHaveCount(1, { timeout: 5_000 });
        }).toPass();
        await expectBeside(page, info, `${url}: tooltip`);
        await page.mouse.move(0, 0);
        await expect(page.locator(POPUPS).filter({ visible: true })).toHaveCount(0);
      }
    }
  });

  test('of dates show one month from Monday on, and open by keyboard', async ({ member: page }) => {
    for (const [url, opener] of [
      ['/statement', ''],
      ['/tranctattion', 'Filter Transactions'],
    ] as const) {
      await page.goto(url);
      if (opener) await page.getByRole('button', { name: opener }).click();
      await page.getByRole('combobox', { name: 'Period', exact: true }).click({ force: true });
      await page.locator('.ant-select-item-option').and(page.getByTitle('Custom')).click();
      const from = page.getByRole('textbox', { name: 'Date from' });
      // The choice leads to the first date.
      await expect(from).toBeFocused();
      for (const key of ['ArrowDown', 'Alt+ArrowDown', 'F4']) {
        await page.keyboard.press(key);
        await expectBeside(page, from, `${url}: ${key}`);
        const days = page.locator(POPUPS).filter({ visible: true }).getByRole('columnheader');
        await expect(days).toHaveText(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
        await page.keyboard.press('Escape');
        await expect(page.locator(POPUPS).filter({ visible: true })).toHaveCount(0);
        await expect(from).toBeFocused();
      }
      for (const [typed, shown] of [
        ['28/11/2026', '2026-11-28'],
        ['1 Nov 2026', '2026-11-01'],
        ['3/4/2026', '3/4/2026'],
      ] as const) {
        await from.fill(typed);
        await page.getByRole('textbox', { name: 'Date to' }).focus();
        await expect(from).toHaveValue(shown);
      }
      await page.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page.getByText('Enter a date like 2026-01-31')).toBeVisible();
    }
  });
});
