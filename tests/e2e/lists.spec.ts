import type { Locator } from '@playwright/test';
import { bodiesOf } from './support/api';
import { valueOf } from './support/descriptions';
import { readyRows, rowsOf } from './support/lists';
import { expect, test } from './support/test';

test('closeposition opens with closed trades chosen, and its first request is as promised', async ({
  member: page,
}) => {
  const bodies = bodiesOf(page, 'trades');
  await page.goto('/close_position');
  const list = page.getByRole('region', { name: 'Futures trades', exact: true });
  const position = list.getByRole('radiogroup', { name: 'Position' });
  await expect(position.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await expect(list.getByRole('status')).toHaveText(/^\d+ of \d+ Clear$/);
  await expect(rowsOf(list)).toHaveCount(10);
  for (const row of await rowsOf(list).allTextContents()) expect(row).toContain('Closed');
  expect(bodies[0]).toEqual({ limit: 10, skip: 0, type: 'FUTURE' });
  for (const body of bodies) expect(Object.keys(body)).toEqual(['limit', 'skip', 'type']);

  await position.getByText('Open', { exact: true }).click();
  await expect(page).toHaveURL('/close_position?closeStatus=false');
  await expect(rowsOf(list).filter({ hasNotText: 'open' })).toHaveCount(0);
  await list.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/close_position?closeStatus=all');
  await expect(list.getByRole('status')).toHaveCount(0);
  await expect(rowsOf(list)).toHaveCount(10);
});

test('a trade is summed up beside its orders, and leads back to the page it was found on', async ({
  member: page,
}) => {
  await page.goto('/open_position?page=2');
  const list = page.getByRole('region', { name: 'Futures trades', exact: true });
  const row = rowsOf(list).first();
  await expect(readyRows(list)).toBeVisible();
  const cells = await row.getByRole('cell').allTextContents();
  const [, , pair = '', side = '', profit = '', position = ''] = cells;
  await row.getByRole('link', { name: `View ${pair} of ${cells[0]} ${cells[1]}`, exact: true }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const [label, value] of [
    ['Pair', pair],
    ['Side', side],
    ['Profit / Loss', profit],
    ['Position', position],
  ] as const)
    await expect(valueOf(summary, label)).toHaveText(value);
  const detail = page.url();
  const wayBack = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await wayBack.click();
  await expect(page).toHaveURL('/open_position?page=2');

  // Its own pages keep both; only the newest trades have more orders than one page holds.
  await page.goto('/open_position?from=2020-01-01');
  await list
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  // Until then the list is in view still, with pages of its own.
  await expect(page).toHaveURL(/\/openview\?/);
  await expect(list).toHaveCount(0);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(summary).toBeVisible();
  await wayBack.click();
  await expect(page).toHaveURL('/open_position?from=2020-01-01');

  // Opened directly nothing is known of it.
  const direct = await page.context().newPage();
  await direct.addInitScript((token) => localStorage.setItem('token', token), process.env.E2E_TOKEN ?? '');
  await direct.goto(detail);
  await expect(direct.getByRole('heading', { level: 1 })).toContainText('Trade detail');
  await expect(direct.getByRole('region', { name: 'Summary' })).toHaveCount(0);
  await expect(direct.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
    'href',
    '/open_position',
  );
});

/** How strongly the shadows at the two ends of a table are drawn, 0 to 1. */
const shadows = (scroller: Locator) =>
  scroller.evaluate((inner) =>
    ['::before', '::after'].map((end) =>
      Number(getComputedStyle(inner.parentElement as HTMLElement, end).opacity),
    ),
  );

test('View stays in view while a table scrolls, and a shadow says that there is more', async ({
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
  await expect.poll(() => shadows(scroller)).toEqual([1, 0]);

  // Without a column that stays the shadow lies at the frame.
  await page.goto('/tranctattion');
  const other = page.getByRole('region', { name: 'Transactions table' });
  await expect.poll(() => shadows(other)).toEqual([0, 1]);
  await other.evaluate((frame) => frame.scrollTo({ left: 40 }));
  await expect.poll(() => shadows(other)).toEqual([1, 1]);
});

test('a card has each label and its value on one line', async ({ member: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tranctattion');
  const list = page.getByRole('list', { name: 'Transactions cards' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const apart = await list.evaluate((cards) => {
    /** Where the first line of its words ends. */
    const firstLine = (part: Element | null) => {
      const words = part && document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (words) range.selectNodeContents(words);
      return range.getClientRects()[0]?.bottom ?? NaN;
    };
    const labels = [...cards.querySelectorAll('.ant-descriptions-item-label')];
    return labels.map((label) => Math.abs(firstLine(label) - firstLine(label.nextElementSibling)));
  });
  expect(apart.length).toBeGreaterThanOrEqual(20);
  expect(Math.max(...apart)).toBeLessThanOrEqual(1.5);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('no control of a list is lower than 44 px', async ({ member: page }) => {
    const low: string[] = [];
    for (const route of ['/open_position', '/open_position?tab=orders', '/tranctattion']) {
      await page.goto(route);
      await expect(page.locator('[aria-busy=false]').getByRole('article')).toHaveCount(10);
      low.push(
        ...(await page
          .getByRole('region', { name: /trades|orders|Transactions/ })
          .locator('a, button, .ant-segmented-item, .ant-input-affix-wrapper, .ant-select')
          .evaluateAll((controls) =>
            controls
              .filter(
                (control) => control.checkVisibility() && !control.closest('.ant-input-affix-wrapper *'),
              )
              .map((control) => [control.getBoundingClientRect().height, control.outerHTML] as const)
              .filter(([height]) => height < 44)
              .map(([height, html]) => `${height} ${html.slice(0, 80)}`),
          )),
      );
    }
    expect(low).toEqual([]);
  });
});
