import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { transactionRows } from '../../scripts/transactionRows';
import { callApi, demoToken, type Rows } from './support/api';
import { expect, test } from './support/test';

/** The number of rows of the long list: 3,000, or 100,000 in `npm run test:deep`. */
const COUNT = Number(process.env.LIST_ROWS || 3_000);
const rows = transactionRows(COUNT);

/** Starts a download and parses the CSV file. Returns its name, its titles and its rows. */
async function fileOf(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download', { timeout: 300_000 });
  await press();
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [titles = [], ...lines] = Papa.parse<string[]>(text.slice(1), { newline: '\r\n' }).data.slice(0, -1);
  return { name: file.suggestedFilename(), titles, lines };
}

test.describe('all rows of a list', { tag: '@lists' }, () => {
  test('a long list is filtered, sorted, summed and exported, and an export can be cancelled', async ({
    member: page,
  }) => {
    test.setTimeout(600_000);
    // Hold back the requests from row 200 on, so that the export cannot finish before the test cancels it.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/user/allTxns', async (route) => {
      const { limit, skip } = route.request().postDataJSON() as { limit: number; skip: number };
      if (skip >= 200) await released;
      const data = rows.slice(skip, skip + limit);
      await route.fulfill({ json: { success: true, message: '', data, count: COUNT } });
    });
    await page.goto('/tranctattion');
    const exporting = page.getByRole('button', { name: 'Export Transactions' });
    await exporting.click();
    const stop = page.getByRole('button', { name: /^Stop, .*: exporting Transactions$/ });
    await expect(stop).toContainText(new RegExp(`^Stop, \\d{2,} of ${COUNT}`));
    await stop.click();
    await expect(exporting).toBeVisible();
    release();

    const search = page.getByRole('searchbox', { name: 'Search Transactions' });
    await search.fill('Level income');
    await search.press('Enter');
    const income = rows.filter(({ transactionType }) => transactionType === 'levelIncome');
    const status = page.getByRole('note').filter({ hasText: ' of ' });
    await expect(status).toContainText(`${income.length} of ${COUNT}`, { timeout: 300_000 });

    const title = page.getByRole('columnheader', { name: 'Amount' });
    await title.click();
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    await title.click();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    const sorted = income.toSorted((a, b) => Number(b.amount) - Number(a.amount));
    const firstRow = page.getByRole('region', { name: 'Transactions table' }).locator('tbody tr').first();
    await expect(firstRow).toContainText(Number(sorted[0]?.amount).toLocaleString('en').slice(0, 6));

    await page.getByRole('button', { name: 'Totals of Transactions' }).click();
    // Add the amounts as integers, in units of 1e-8: floating-point numbers would lose digits.
    const parts = income.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
    const sum = `${(parts / 10n ** 8n).toLocaleString('en')}.${String(parts % 10n ** 8n).padStart(8, '0')}`;
    await expect(page.getByRole('region', { name: 'Totals of Transactions' })).toContainText(
      sum.replace(/0+$/, ''),
    );

    const { name, titles, lines } = await fileOf(page, () => exporting.click());
    expect(name).toBe('Transactions WH100001 filtered.csv');
    expect(titles.slice(0, 3)).toEqual(['Created (UTC)', 'Transaction type', 'Amount']);
    expect(lines.map(([at, , amount]) => [at, amount])).toEqual(
      sorted.map(({ createdAt, amount }) => [
        createdAt.slice(0, 19).replace('T', ' '),
        amount.replace(/0+$/, ''),
      ]),
    );
  });

  test('an exported file contains the rows of the database', async ({ member: page, request }) => {
    await page.goto('/wallet');
    const { name, lines } = await fileOf(page, () =>
      page.getByRole('button', { name: 'Export Fuel Wallet' }).click(),
    );
    expect(name).toMatch(/^Fuel Wallet WH\d+\.csv$/);
    const expected: string[][] = [];
    for (let skip = 0, count = 1; skip < count; skip += 10) {
      const body = { limit: 10, skip, walletType: 'WALLET' };
      const page = await callApi<Rows>(request, demoToken(), 'walletLedgar', body);
      count = page.count;
      for (const { createdAt = '', amount, side } of page.data)
        expected.push([createdAt.slice(0, 19).replace('T', ' '), String(Number(amount)), side ?? '']);
    }
    expect(lines.map(([at, , amount, side]) => [at, amount, side])).toEqual(expected);
  });
});
