import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { transactionRows } from '../../scripts/transactionRows';
import { callApi, demoToken, type Rows } from './support/api';

/** The number of rows of the long list: 3,000, or 100,000 in `npm run test:deep`. */
const COUNT = Number(process.env.LIST_ROWS || 3_000);
const rows = transactionRows(COUNT);

/** Stores the access token and opens the list at a URL. */
async function open(page: Page, url: string, token: string) {
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(url);
}

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
  test.describe('a long list', () => {
    let server: ChildProcess;
    let target: { readonly origin: string; readonly token: string };

    // Run the sandbox in its own process: the test process must stay free for the browser's messages, and Playwright's
    // module loader cannot load the sandbox.
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serveLongList.ts', String(COUNT)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DATABASE_URL: '', SANDBOX_KEY: '', SMTP_URL: '' },
      });
      if (!server.stdout) throw new Error('the server has no stdout');
      const [line] = (await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
      ])) as [Buffer];
      target = JSON.parse(line.toString()) as typeof target;
    });
    test.afterAll(() => {
      server.kill();
    });

    test('is filtered, sorted, summed and exported, and an export can be cancelled', async ({ page }) => {
      test.setTimeout(600_000);
      await open(page, `${target.origin}/tranctattion`, target.token);
      const exporting = page.getByRole('button', { name: 'Export Transactions' });
      // Hold back the requests from row 200 on, so that the export cannot finish before the test cancels it.
      const later = (url: URL) => url.pathname.endsWith('/allTxns');
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(later, async (route) => {
        const { skip } = route.request().postDataJSON() as { skip: number };
        if (skip >= 200) await released;
        await route.fallback();
      });
      await exporting.click();
      const stop = page.getByRole('button', { name: /^Stop, .*: exporting Transactions$/ });
      await expect(stop).toContainText(new RegExp(`^Stop, \\d{2,} of ${COUNT}`));
      await stop.click();
      await expect(exporting).toBeVisible();
      release();
      await page.unroute(later);

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
      expect(name).toBe('Transactions WH199999 filtered.csv');
      expect(titles.slice(0, 3)).toEqual(['Created (UTC)', 'Transaction type', 'Amount']);
      expect(lines.map(([at, , amount]) => [at, amount])).toEqual(
        sorted.map(({ createdAt, amount }) => [
          createdAt.slice(0, 19).replace('T', ' '),
          amount.replace(/0+$/, ''),
        ]),
      );
    });
  });

  test('an exported file contains the rows of the database', async ({ page, baseURL, request }) => {
    await open(page, `${baseURL}/wallet`, demoToken());
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
