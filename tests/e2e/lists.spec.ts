import type { Locator } from '@playwright/test';
import { showAs } from './support/lists';
import { valueOf } from './support/descriptions';
import { expect, test } from './support/test';
import { PHONE } from './support/windows';

/** Returns whether a shadow marks the start and the end of a table: at its frame, or beside a fixed column. */
const shadows = (scroller: Locator) =>
  scroller.evaluate((inner) => {
    const hasShadow = (element: Element | null, pseudo: string) =>
      element !== null && getComputedStyle(element, pseudo).boxShadow !== 'none';
    return [
      hasShadow(inner.parentElement, '::before') ||
        hasShadow(inner.querySelector('.ant-table-cell-fix-start'), '::after'),
      hasShadow(inner.parentElement, '::after') ||
        hasShadow(inner.querySelector('.ant-table-cell-fix-end'), '::after'),
    ];
  });

test.describe('width of a table', { tag: '@lists' }, () => {
  test('the View column stays visible while a table scrolls, and a shadow marks the side with hidden columns', async ({
    member: page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.goto('/openspotposition');
    const scroller = page.getByRole('region', { name: 'Spot trades table' });
    await expect(scroller).toHaveAttribute('data-after');
    await expect(scroller).not.toHaveAttribute('data-before');
    const view = scroller.getByRole('link', { name: /^View / }).first();
    await expect(view).toBeInViewport({ ratio: 1 });
    await scroller.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
    await expect(scroller).toHaveAttribute('data-before');
    await expect(scroller).not.toHaveAttribute('data-after');
    await expect(view).toBeInViewport({ ratio: 1 });
    await expect.poll(() => shadows(scroller)).toEqual([true, false]);

    // Without a fixed column, the shadow is at the edge of the table.
    await page.goto('/tranctattion');
    const other = page.getByRole('region', { name: 'Transactions table' });
    await expect.poll(() => shadows(other)).toEqual([false, true]);
    await other.evaluate((frame) => frame.scrollTo({ left: 40 }));
    await expect.poll(() => shadows(other)).toEqual([true, true]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('ten trade cards fit 760 px, and show their other values on demand', async ({ member: page }) => {
      await page.goto('/open_position');
      const cards = page.getByRole('list', { name: 'Futures trades cards' });
      await expect(page.locator('[aria-busy=false]:not(.ant-spin)').getByRole('article')).toHaveCount(10);
      expect((await cards.boundingBox())?.height).toBeLessThanOrEqual(760);
      const card = cards.getByRole('article').first();
      const details = card.getByRole('button', { name: /^Details of / });
      await expect(details).toHaveAttribute('aria-expanded', 'false');
      await expect(valueOf(card, 'Leverage')).toHaveCount(0);
      await details.tap();
      await expect(details).toHaveAttribute('aria-expanded', 'true');
      await expect(valueOf(card, 'Leverage')).toBeVisible();
      await expect(card.getByRole('link', { name: /^View / })).toBeVisible();
      await details.press('Enter');
      await expect(valueOf(card, 'Leverage')).toHaveCount(0);
    });

    test('a table that scrolls keeps the pair and the result of each trade in view', async ({
      member: page,
    }) => {
      await page.goto('/open_position');
      await page.getByRole('button', { name: 'More tools of Futures trades' }).tap();
      await showAs(page, 'Table');
      const table = page.getByRole('region', { name: 'Futures trades table' });
      const pair = table.getByRole('columnheader', { name: 'Pair' });
      const result = table.getByRole('columnheader', { name: 'Profit / Loss' });
      await expect(pair).toBeInViewport({ ratio: 1 });
      await expect(result).toBeInViewport({ ratio: 1 });
      await table.evaluate((frame) => frame.scrollTo({ left: 200 }));
      await expect(table.getByRole('columnheader', { name: 'Date, Time' })).not.toBeInViewport();
      await expect(pair).toBeInViewport({ ratio: 1 });
      await expect(result).toBeInViewport({ ratio: 1 });
    });
  });
});
