import type { Page } from '@playwright/test';
import { valueOf } from './support/descriptions';
import { readyRows, rowsOf, showAs } from './support/lists';
import { expect, test } from './support/test';

const listOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('trade detail', { tag: '@trade-detail' }, () => {
  test('a trade detail shows a summary, pages of orders and a link back to the list in its previous state', async ({
    member: page,
  }) => {
    await page.goto('/open_position?page=2');
    const list = listOf(page, 'Futures trades');
    const viewFirst = () =>
      list
        .getByRole('link', { name: /^View / })
        .first()
        .click();
    const row = rowsOf(list).first();
    await expect(readyRows(list)).toBeVisible();
    const cells = await row.getByRole('cell').allTextContents();
    const [time = '', pair = '', side = '', profit = '', position = ''] = cells;
    await row.getByRole('link', { name: new RegExp(`^View ${pair}, .*, ${time}$`) }).click();
    const summary = page.getByRole('region', { name: 'Summary' });
    for (const [label, value] of [
      ['Pair', pair],
      ['Side', side],
      ['Profit / Loss', profit],
      ['Position', position],
    ] as const)
      await expect(valueOf(summary, label)).toHaveText(value);
    const backLink = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(backLink).toHaveText('Traders');
    await backLink.click();
    await expect(page).toHaveURL('/open_position?page=2');

    await test.step('the link back names the list that was left, which may not be the parent', async () => {
      await page.goto('/close_position');
      await viewFirst();
      await expect(backLink).toHaveText('closeposition');
      await backLink.click();
      await expect(page).toHaveURL('/close_position');
    });

    await test.step('other pages of the detail keep the summary and the link back', async () => {
      // Only the newest trades have more than one page of orders.
      await page.goto('/open_position?from=2020-01-01');
      await viewFirst();
      await expect(page).toHaveURL(/\/openview\?id=.+/);
      await expect(list).toHaveCount(0);
      const detail = listOf(page, 'Trade detail');
      await showAs(detail, 'Cards');
      await expect(detail.getByRole('article')).toHaveCount(10);
      await showAs(detail, 'Table');
      await expect(detail.getByRole('columnheader')).toHaveText([
        'S.No.',
        'Order Id',
        'Pair',
        'Status',
        'Price',
        'Type',
        'Mode',
        'Quantity',
        'Batch Id',
        'Date',
      ]);
      await detail.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(detail.getByRole('row').nth(1)).toContainText(/^11/);
      await expect(summary).toBeVisible();
      await backLink.click();
      await expect(page).toHaveURL('/open_position?from=2020-01-01');
    });
  });
});
