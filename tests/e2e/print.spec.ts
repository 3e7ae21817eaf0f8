import type { Page } from '@playwright/test';
import { problemsOnPaper } from './support/paper';
import { callApi, demoToken, type Rows } from './support/api';
import { holdRequests } from './support/holdRequests';
import { expect, test } from './support/test';

/** Replaces the print dialog, and returns whether it was opened. */
async function stubPrint(page: Page) {
  const opened: boolean[] = [];
  await page.exposeFunction('notePrint', () => void opened.push(true));
  await page.addInitScript('window.print = () => void window.notePrint()');
  return () => opened.length > 0;
}

for (const { scheme, width } of [
  { scheme: 'dark', width: 1440 },
  { scheme: 'light', width: 390 },
] as const)
  test(
    `Print prints all rows and columns of a list, ${scheme} and ${width} px wide`,
    { tag: '@print' },
    async ({ member: page, request }) => {
      const { data, count } = await callApi<Rows>(request, demoToken(), 'allTxns', {
        limit: 10,
        skip: 0,
      });
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      const isOpened = await stubPrint(page);
      await page.goto('/tranctattion');
      await expect(page.getByText(`1–10 of ${count}`, { exact: true })).toBeVisible();
      if (width > 1000) await page.keyboard.press('Control+p');
      else {
        await page.getByRole('button', { name: 'More tools of Transactions' }).click();
        await page.getByRole('button', { name: 'Print Transactions' }).click();
      }
      await expect.poll(isOpened).toBe(true);
      await page.emulateMedia({ media: 'print', colorScheme: scheme });
      const table = page.getByRole('table');
      await expect(table.locator('tbody tr')).toHaveCount(count);
      await expect(table.locator('th')).toHaveText([
        ...['Created', 'Transaction type', 'Amount', 'Wallet', 'From', 'To', 'Updated'],
      ]);
      const { to } = data.find((row) => (row.to ?? '').length > 20) ?? {};
      await expect(table.getByText(to ?? '').first()).toBeVisible();
      await expect(page.getByText('Period: Any time')).toBeVisible();
      await expect(page.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)).toBeVisible();
      await expect(page.getByText('Demo Member WH100001')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Totals of Transactions' })).toBeVisible();
      expect(await problemsOnPaper(page)).toEqual([]);
    },
  );

test(
  "the browser's print command prints the page, and all rows once they are loaded",
  { tag: '@print' },
  async ({ member: page }) => {
    await page.goto('/wallet');
    await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
    const release = await holdRequests(page, '**/api/user/walletLedgar');
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/^Rows 1–10 of \d+\. Use Print above the list for all rows\.$/),
    ).toBeVisible();
    release();
    await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
  },
);

test('printed lists say which filters and dates they have', { tag: '@print' }, async ({ member: page }) => {
  await page.goto('/tranctattion?from=2026-01-01&q=withdraw&sort=-amount');
  await expect(page.getByRole('note').getByText(/of \d+/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const line of ['Created from 2026-01-01', 'Search: “withdraw”', 'Amount, highest first'])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  // All matching rows are loaded already.
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
});
