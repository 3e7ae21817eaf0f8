import type { Page } from '@playwright/test';
import { filledRoute } from './support/filledRoute';
import { showAs } from './support/lists';
import { publicRoutes, screens } from './support/routes';
import { targetFaults } from './support/targets';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const ready = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

test.describe('touch targets', { tag: ['@layout', '@public-routes', '@member-routes'] }, () => {
  test('each control of a public page receives the taps in its 44 px', async ({ page }) => {
    for (const route of publicRoutes) {
      await page.goto(route);
      await ready(page);
      expect.soft(await targetFaults(page), route).toEqual([]);
    }
  });

  for (const half of [0, 1])
    test(`each control of a member screen receives the taps in its 44 px, part ${half + 1}`, async ({
      member: page,
      request,
    }) => {
      for (const route of screens.filter((_, index) => index % 2 === half)) {
        await page.goto(await filledRoute(route, request));
        await ready(page);
        const details = await page.getByRole('button', { name: /^Details of / }).all();
        for (const button of details.slice(0, 3)) await button.tap();
        expect.soft(await targetFaults(page), route).toEqual([]);
      }
    });

  test('each control of a table, of totals, a record, an open select and the menu receives the taps in its 44 px', async ({
    member: page,
  }) => {
    const expectTargets = (where: string) => expect.poll(() => targetFaults(page), where).toEqual([]);
    await page.goto('/tranctattion?totals=1&where.transactionType=withdraw');
    await ready(page);
    await expectTargets('totals');
    await page.getByRole('button', { name: /^Filter/ }).tap();
    await expectTargets('filters');
    await page.goto('/tranctattion');
    await ready(page);
    await showAs(page, 'Table');
    await expect(page.getByRole('region', { name: 'Transactions table' })).toBeVisible();
    await expectTargets('table');
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Print' })).toBeVisible();
    await expectTargets('record');
    await page.goto('/ticket');
    await page.getByRole('combobox', { name: 'Topic' }).tap({ force: true });
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await expectTargets('select');
    await page.getByRole('button', { name: /^Menu/ }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ticket' }).waitFor();
    await expectTargets('menu');
  });
});
