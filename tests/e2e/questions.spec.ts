// Questions of a trader, each answered with at most two actions from the dashboard. The figures of the member with three
// years of data are compared with sums over the rows of the API. Choosing an option of a select is one action.
import type { Locator, Page } from '@playwright/test';
import Big from 'big.js';
import { callApi, type Rows } from './support/api';
import { linesOf, valueOf } from './support/descriptions';
import { rowsOf } from './support/lists';
import { sessionOf } from './support/members';
import { choose } from './support/select';
import { demo, expect, test } from './support/test';

type Row = Readonly<Record<string, string>>;

const PAGE_SIZE = 100;
/** Lists with thousands of rows are read in pages of ten, which takes long on a busy machine. */
const READS_ALL = { timeout: 150_000 };

// One worker signs the member in and seeds the three years once.
test.describe.configure({ mode: 'default' });

test.describe('questions of a trader', { tag: ['@dashboard', '@profit', '@statement'] }, () => {
  let token = '';

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    token = await sessionOf(request, { ...demo, email: 'history@example.test' });
    await request.dispose();
  });

  test.beforeEach(async ({ page, context, baseURL }) => {
    const localStorage = [{ name: 'token', value: token }];
    await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    await page.goto('/dashboard');
    await expect(page.getByText('Total balance', { exact: true })).toBeVisible();
  });

  /** Calls the API as the member. */
  const call = (page: Page, path: string, body?: object) =>
    callApi<Rows & Row>(page.request, token, path, body);

  /** Returns all rows of a list from the API. */
  async function allRows(page: Page, path: string, body: object): Promise<Row[]> {
    const rows: Row[] = [];
    for (;;) {
      const { data } = await call(page, path, { ...body, limit: PAGE_SIZE, skip: rows.length });
      rows.push(...data);
      if (data.length < PAGE_SIZE) return rows;
    }
  }

  const sumOf = (rows: readonly Row[], key: string) =>
    rows.reduce((sum, row) => sum.plus(row[key] ?? 0), new Big(0));
  /** Reads an amount as the portal shows it, such as '+$1,234.50 USDT'. */
  const amountIn = async (shown: Locator) => Number((await shown.innerText()).replace(/[^\d.-]/g, ''));
  /** Expects an amount to be shown, rounded to the decimals that the portal shows at least. */
  const expectAmount = (shown: Locator, amount: Big, places = 2) =>
    expect.poll(async () => (await amountIn(shown)).toFixed(places)).toBe(amount.toFixed(places));

  /** Returns the cell of a line of the results, in the column of this or the previous period. */
  const resultIn = (page: Page, line: string, column: 0 | 1) =>
    page
      .getByRole('table', { name: 'Results' })
      .getByRole('row', { name: line })
      .getByRole('cell')
      .nth(column);
  /** Opens the results of the last 30 days: two actions. */
  async function openMonth(page: Page) {
    await page.getByText('30 d', { exact: true }).click();
    await page.getByRole('link', { name: /^Profit: / }).click();
    await expect(page).toHaveURL(/\/profit\?time=1month$/);
    await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
  }

  test('this month: the fees, the figures against the last one, and the pair that loses', async ({
    page,
  }) => {
    await openMonth(page);
    await test.step('fees', async () => {
      const fees = resultIn(page, 'Fees', 0);
      await fees.scrollIntoViewIfNeeded();
      await expect(fees).toContainText(/\d{4}-\d\d-\d\d to today/);
      const since = /\d{4}-\d\d-\d\d/.exec((await fees.textContent()) ?? '')?.[0] ?? '';
      const charged = (await allRows(page, 'allTxns', {})).filter(
        ({ transactionType = '', createdAt = '' }) => /fee/i.test(transactionType) && createdAt >= since,
      );
      await expectAmount(fees.getByRole('link'), sumOf(charged, 'amount'));
    });
    await test.step('against the last month', async () => {
      const month = await allRows(page, 'profitCalculation', { time: '1month' });
      const before = new Date(Date.now() - 60 * 86_400_000).toISOString();
      const earlier = (await allRows(page, 'profitCalculation', { time: 'overall' }))
        .slice(month.length)
        .filter(({ date = '' }) => date >= before);
      await expectAmount(resultIn(page, 'Net', 0), sumOf(month, 'pnl'), 4);
      await expectAmount(resultIn(page, 'Net', 1), sumOf(earlier, 'pnl'), 4);
    });
    await test.step('the pair that loses', async () => {
      const panel = page.getByRole('region', { name: 'Results per pair' });
      await panel.scrollIntoViewIfNeeded();
      const note = panel.getByText(/^All closed futures and spot trades opened since/);
      await expect(note).toBeVisible();
      const since = /\d{4}-\d\d-\d\d/.exec((await note.textContent()) ?? '')?.[0] ?? '';
      const trades = [
        ...(await allRows(page, 'trades', { type: 'FUTURE' })),
        ...(await allRows(page, 'trades', { type: 'SPOT' })),
      ].filter(({ createdAt = '' }) => createdAt >= since);
      const [worst] = [...new Set(trades.map(({ symbol }) => symbol))]
        .map((pair) => {
          const rows = trades.filter(({ symbol }) => symbol === pair);
          return { pair, count: rows.length, profit: sumOf(rows, 'profitLoss') };
        })
        .toSorted((a, b) => a.profit.cmp(b.profit));
      const line = (await linesOf(panel)).at(-1) ?? '';
      expect(line.startsWith(`${worst?.pair} (${worst?.count})`)).toBe(true);
      expect(line.endsWith(` ${worst?.profit.toFixed(4)}`)).toBe(true);
    });
  });

  test('my worst five trades', async ({ page }) => {
    await page.getByRole('link', { name: 'Traders' }).first().click();
    await page.getByRole('columnheader', { name: 'Profit / Loss' }).click();
    const list = page.getByRole('region', { name: 'Futures trades', exact: true });
    await expect(page).toHaveURL(/sort=profitLoss/);
    const trades = await allRows(page, 'trades', { type: 'FUTURE' });
    const worst = trades
      .map(({ profitLoss = '' }) => new Big(profitLoss))
      .toSorted((a, b) => a.cmp(b))
      .slice(0, 5);
    for (const [index, amount] of worst.entries())
      await expect(rowsOf(list).nth(index)).toContainText(amount.toFixed(4), READS_ALL);
  });

  test('withdrawn this year', async ({ page }) => {
    await page.getByRole('link', { name: /^Total withdraw: / }).click();
    await choose(page, 'Period', 'This year');
    const year = String(new Date().getUTCFullYear());
    const moved = (await allRows(page, 'allTxns', {})).filter(
      ({ transactionType = '', createdAt = '', walletType }) =>
        /^(withdraw|withdrawRefund|fuelWithdraw)$/.test(transactionType) &&
        walletType !== 'WALLET' &&
        createdAt.startsWith(year),
    );
    const totals = page.getByRole('region', { name: 'Totals of Transactions' });
    await expectAmount(valueOf(totals, 'Net'), sumOf(moved, 'amount'));
  });

  test('profit by month, and the largest drawdown', async ({ page }) => {
    await page.getByRole('link', { name: 'Profit by month' }).click();
    const months = page.getByRole('table', { name: 'Months' });
    await page.getByRole('button', { name: 'Load all rows' }).first().click();
    await expect(page.getByRole('button', { name: 'Load all rows' })).toHaveCount(0, READS_ALL);
    const results = (await allRows(page, 'profitCalculation', { time: 'overall' })).toReversed();
    const year = String(new Date().getUTCFullYear() - 1);
    const ofMonth = results.filter(({ date = '' }) => date.startsWith(`${year}-03`));
    const column = (await months.getByRole('columnheader').allTextContents()).indexOf(year) - 1;
    const cell = (line: string) => months.getByRole('row', { name: line }).getByRole('cell').nth(column);
    await expectAmount(cell('March'), sumOf(ofMonth, 'pnl'), 4);
    await expectAmount(
      cell('Year'),
      sumOf(
        results.filter(({ date = '' }) => date.startsWith(year)),
        'pnl',
      ),
      4,
    );
    let [total, peak, drawdown] = [new Big(0), new Big(0), new Big(0)];
    for (const { pnl = '' } of results) {
      total = total.plus(pnl);
      if (total.gt(peak)) peak = total;
      if (peak.minus(total).gt(drawdown)) drawdown = peak.minus(total);
    }
    await expect(resultIn(page, 'Largest drawdown', 0)).toContainText(drawdown.toFixed(4));
  });

  test('what my team earned me', async ({ page }) => {
    const earned = page.getByRole('link', { name: /^Direct team bonus: / }).first();
    const shown = await amountIn(earned);
    await earned.click();
    const bonuses = await allRows(page, 'bonusTxns', { transactionType: 'levelIncome' });
    expect(sumOf(bonuses, 'amount').toFixed(2)).toBe(shown.toFixed(2));
    const totals = page.getByRole('region', { name: 'Totals of Level Income' });
    await expectAmount(valueOf(totals, 'Amount'), sumOf(bonuses, 'amount'));
  });

  test('does the ledger add up', async ({ page }) => {
    await page.getByRole('link', { name: 'Statement' }).last().click();
    await expect(page.getByText('The entries explain the balance.')).toBeVisible(READS_ALL);
  });
});
