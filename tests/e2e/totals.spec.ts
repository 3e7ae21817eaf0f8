import type { APIRequestContext, Page } from '@playwright/test';
import { callApi, demoToken, type Rows } from './support/api';
import { expect, test } from './support/test';

/** Returns all rows of a list of the demo member. */
async function allRows(request: APIRequestContext, call: string): Promise<Rows['data']> {
  const rows: Rows['data'][number][] = [];
  for (;;) {
    const page = { limit: 100, skip: rows.length };
    const { data, count } = await callApi<Rows>(request, demoToken(), call, page);
    rows.push(...data);
    if (rows.length >= count) return rows;
  }
}

const sumOf = (rows: Rows['data']) => rows.reduce((sum, { amount }) => sum + Number(amount), 0);

/** Returns the amounts of the totals by title, without a sign. */
async function totalsOf(page: Page, list: string) {
  const totals = page.getByRole('region', { name: `Totals of ${list}` });
  await expect(totals.locator('.ant-statistic').first()).toBeVisible();
  const figures = totals.locator('.ant-statistic');
  const [titles, amounts] = await Promise.all(
    ['.ant-statistic-title', '.ant-statistic-content'].map((part) => figures.locator(part).allInnerTexts()),
  );
  return new Map(
    (titles ?? []).map((title, index) => [
      title.trim(),
      Number((amounts?.[index] ?? '').replace(/[^\d.]/g, '')),
    ]),
  );
}

test(
  'totals follow kind and status, and "withdrawn" is one amount everywhere',
  {
    tag: ['@lists', '@withdraw-history', '@dashboard'],
  },
  async ({ member: page, request }) => {
    const withdrawals = await allRows(request, 'withrawOrders');
    const withStatus = (...statuses: string[]) =>
      sumOf(withdrawals.filter(({ status = '' }) => statuses.includes(status)));
    const withdrawn = withStatus('APPROVED', 'PENDING');

    await page.goto('/withdrawhistory?totals=1');
    const history = await totalsOf(page, 'Withdraw history');
    expect([...history.keys()]).toEqual(['Withdrawn to address', 'Approved', 'Pending', 'Rejected']);
    expect(history.get('Withdrawn to address')).toBeCloseTo(withdrawn, 6);
    expect(history.get('Approved')).toBeCloseTo(withStatus('APPROVED'), 6);
    expect(history.get('Rejected')).toBeCloseTo(withStatus('REJECTED'), 6);

    const transactions = await allRows(request, 'allTxns');
    const ownLines = ['fuelWithdraw', 'withdrawRefund'];
    const flows = transactions.filter(({ transactionType = '' }) => !ownLines.includes(transactionType));
    const ofType = (type: string) => transactions.filter(({ transactionType }) => transactionType === type);
    const isIn = ({ amount }: Rows['data'][number]) => Number(amount) > 0;
    await page.goto('/tranctattion?totals=1');
    const totals = await totalsOf(page, 'Transactions');
    expect(totals.get('In')).toBeCloseTo(sumOf(flows.filter(isIn)), 6);
    expect(totals.get('Out')).toBeCloseTo(-sumOf(flows.filter((row) => !isIn(row))), 6);
    expect(totals.get('Net')).toBeCloseTo(sumOf(transactions), 6);
    expect(totals.get('Moved between your wallets')).toBeCloseTo(
      sumOf(ofType('fuelWithdraw').filter(isIn)),
      6,
    );
    expect(totals.get('Refunds')).toBeCloseTo(sumOf(ofType('withdrawRefund')), 6);
    expect(totals.get('Withdrawn to address')).toBeCloseTo(withdrawn, 6);

    await page.goto('/dashboard');
    const line = page.getByRole('row', { name: 'Withdrawn to address' });
    await expect(line).toContainText(
      withdrawn.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    );
  },
);
