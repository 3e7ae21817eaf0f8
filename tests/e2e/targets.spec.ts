import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontalOverflow';
import { showAs } from './support/lists';
import { newMember, sessionOf } from './support/members';
import { targetFaults } from './support/targets';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { PHONE } from './support/windows';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const ready = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

test.describe('touch targets', { tag: '@layout' }, () => {
  test('each control on the dashboard of a new member receives the taps in its 44 px', async ({
    page,
    request,
  }) => {
    const token = await sessionOf(request, await newMember(request));
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.goto('/success');
    for (const route of ['/dashboard', '/bindapi', '/depositpage', '/wallet']) {
      await visit(page, route);
      await ready(page);
      expect.soft(await targetFaults(page), route).toEqual([]);
    }
  });

  test('a select of a tablet keeps its size and place when a value is chosen', async ({ member: page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/open_position');
    const selects = page.locator('main .ant-select:not(.ant-select-dropdown)');
    await expect(selects).toHaveCount(4);
    // The web font changes the widths of texts by up to 1 px when it arrives.
    await ready(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const boxes = () =>
      selects.evaluateAll((all) =>
        all.map((select) => {
          const { x, y, width, height } = select.getBoundingClientRect();
          return { x, y, width, height };
        }),
      );
    const before = await boxes();
    expect(before.map(({ height }) => Math.round(height))).toEqual([44, 44, 44, 44]);
    await selects.nth(1).tap();
    await page.locator('.ant-select-item-option').filter({ visible: true }).first().tap();
    await expect(selects.nth(1)).toContainText('Pair: 1');
    expect(await boxes()).toEqual(before);
  });

  test('tabs are in view as a whole, and buttons of the top bar lie apart, Logout farthest', async ({
    member: page,
  }) => {
    await page.goto('/success');
    for (const route of ['/DashBonus', '/statement', '/team']) {
      await visit(page, route);
      await ready(page);
      for (const [width, height] of [
        [360, 740],
        [390, 844],
        [720, 450],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const tab of await page.locator('[role=tab], main nav .ant-menu-item a').all())
          await expect(tab).toBeInViewport({ ratio: 1 });
        const gaps = await page.locator('header > :is(a, button)').evaluateAll((controls) => {
          const boxes = controls.map((control) => control.getBoundingClientRect());
          return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
        });
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
        expect(gaps.at(-1)).toBeGreaterThanOrEqual(2 * (gaps.at(-2) ?? 0));
        expect(await horizontalOverflow(page)).toEqual([]);
      }
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
    await page.getByRole('button', { name: /^More tools/ }).tap();
    await expectTargets('tools');
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
