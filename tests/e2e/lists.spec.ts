import type { Locator } from '@playwright/test';
import { showAs } from './support/lists';
import { valueOf } from './support/descriptions';
import { expect, test } from './support/test';

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
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

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

    test('labels and values of a card are on one line', async ({ member: page }) => {
      await page.goto('/tranctattion');
      await expect(page.locator('[aria-busy=false]:not(.ant-spin)').getByRole('article')).toHaveCount(10);
      for (const details of await page.getByRole('button', { name: /^Details of / }).all())
        await details.tap();

      const list = page.getByRole('list', { name: 'Transactions cards' });
      const offsets = await list.evaluate((cards) => {
        /** Returns the bottom of the first line of text in an element. */
        const firstLine = (part: Element | null) => {
          const text = part && document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
          const range = document.createRange();
          if (text) range.selectNodeContents(text);
          return range.getClientRects()[0]?.bottom ?? NaN;
        };
        const labels = [...cards.querySelectorAll('.ant-card-body th')];
        return labels.map((label) => Math.abs(firstLine(label) - firstLine(label.nextElementSibling)));
      });
      expect(offsets.length).toBeGreaterThanOrEqual(20);
      // Allow 2 px, because the bottom of a line differs slightly between the fonts of different machines.
      expect(Math.max(...offsets)).toBeLessThanOrEqual(2);
    });
  });
});

test.describe('navigation to a screen', { tag: '@layout' }, () => {
  test('a screen opens at its top with the focus on its content, and Back restores the scroll position', async ({
    member: page,
  }) => {
    // The window is too short for ten rows, so that the list scrolls.
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      page.getByRole('region', { name: 'Winners', exact: true }).locator('[aria-busy=false]:not(.ant-spin)'),
    ).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: 'Wallet', exact: true })
      .click();
    await expect(page).toHaveURL('/wallet');
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('[aria-busy=false]:not(.ant-spin)')).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/^11–/);
    await expect(page.locator('tbody').getByRole('row').first()).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/^1–10 /);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
