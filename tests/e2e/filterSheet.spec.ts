import type { Locator, Page } from '@playwright/test';
import { axeViolationsInBothSchemes } from './support/axe';
import { horizontalOverflow } from './support/horizontalOverflow';
import { targetFaults } from './support/targets';
import { expect, test } from './support/test';
import { PHONE } from './support/windows';

const firstRow = (page: Page) => page.locator('[role=article], [role=region] tbody tr').first();

/** Waits until a list has loaded its rows. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#content [aria-busy=false]').first()).toBeVisible();
  await expect(firstRow(page)).toBeVisible();
  await expect(page.getByText(/^Loading \d/)).toHaveCount(0);
}

test.describe('lists on phones', { tag: '@lists' }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the losing XRP trades of this month are five taps away', async ({ member: page }) => {
    let taps = 0;
    const tap = (control: Locator) => {
      taps++;
      return control.tap();
    };
    await openList(page, '/open_position');
    await tap(page.getByRole('button', { name: 'Filter Futures trades' }));
    const sheet = page.getByRole('dialog', { name: 'Filter Futures trades' });
    await expect(sheet.getByRole('checkbox', { name: 'XRPUSDT' })).toBeVisible();
    // A tap right after another one is the second tap of a double tap, which overlays ignore.
    await page.waitForTimeout(500);
    for (const name of ['Losses', 'This month', 'XRPUSDT']) {
      const tag = sheet.getByRole('checkbox', { name, exact: true });
      await tap(tag);
      await expect(tag).toBeChecked();
    }
    expect(await horizontalOverflow(page)).toEqual([]);
    const show = sheet.getByRole('button', { name: /^Show \d+ trades?$/ });
    await expect(page).toHaveURL(/from=.*where\.symbol=XRPUSDT/);
    const [count] = /\d+/.exec((await show.textContent()) ?? '') ?? [];
    await tap(show);
    expect(taps).toBe(5);
    await expect(sheet).toHaveCount(0);
    const tools = page.getByRole('group', { name: 'Tools of Futures trades' });
    await expect(tools).toBeFocused();
    await expect(tools.getByRole('note')).toHaveText(new RegExp(`^${count} of \\d+ Clear$`));
    await expect(firstRow(page)).toBeInViewport({ ratio: 1 });
    const rows = page.getByRole('article');
    await expect(rows.filter({ hasText: 'XRPUSDT' }).filter({ hasText: /-\d/ })).toHaveCount(
      await rows.count(),
    );
    await expect(tools.getByRole('button', { name: 'Filter (3) Futures trades' })).toBeVisible();
    // The tools take one line with filters too.
    expect((await tools.boundingBox())?.height).toBeLessThan(50);

    await page.goBack();
    await expect(page).toHaveURL('/open_position');
    await expect(tools.getByRole('note')).toHaveCount(0);
  });

  test('the sheet has every filter of a list, and fits a window with a keyboard', async ({
    member: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await openList(page, '/tranctattion');
    await page.getByRole('button', { name: 'Filter Transactions' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter Transactions' });
    await expect(sheet.getByRole('combobox', { name: 'Period' })).toBeVisible();
    await expect(sheet.getByText('Loading…')).toHaveCount(0);
    for (const control of [
      sheet.getByRole('searchbox', { name: 'Search Transactions' }),
      sheet.getByRole('combobox', { name: 'Column' }),
      sheet.getByRole('combobox', { name: 'Sort by' }),
      sheet.getByRole('button', { name: /^Show \d+ transactions$/ }),
      sheet.getByRole('button', { name: 'Clear' }),
    ]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    expect(await axeViolationsInBothSchemes(page, '[role=dialog]')).toEqual([]);
    expect(await targetFaults(page)).toEqual([]);
  });
});
