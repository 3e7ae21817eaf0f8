import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { generateHistory } from '../../../sandbox/seed/history';
import { history } from '../../../sandbox/seed/people';
import { getValue } from '../../../src/core/defineResource';
import { at, openSandbox, rowsOf, signedIn, testClock } from './client';

type Rows = readonly unknown[];

const sandbox = await openSandbox();

const demo = await signedIn(sandbox);
const readDemo = () => Promise.all(['allTxns', 'activitys', 'getTicket'].map((path) => demo.all(path)));
const demoBefore = await readDemo();
const { client, call: post, all } = await signedIn(sandbox, history);
const transactions = await all('allTxns');

const text = (row: unknown, key: string) => String(getValue(row, key));
const timeOf = (row: unknown) => text(row, 'createdAt');
const typeOf = (row: unknown) => text(row, 'transactionType');
const sumOf = (rows: Rows, key = 'amount') =>
  rows.reduce<Big>((sum, row) => sum.plus(text(row, key)), new Big(0)).toFixed();
const ofWallet = (rows: Rows, wallet: string) => rows.filter((row) => text(row, 'walletType') === wallet);

const balanceKeys = { WALLET: 'mainBalance', INCOME: 'incomeBalance', DEPOSIT: 'depositBalance' };

describe('history member', () => {
  it('has three years of transactions of every type', () => {
    expect(new Set(transactions.map(typeOf))).toEqual(
      new Set([
        'deposit',
        'levelIncome',
        'rewards',
        'royaltyBonus',
        'fuelWithdraw',
        'userFundTransfer',
        'tradingFee',
        'withdraw',
        'withdrawRefund',
        'accountActivation',
      ]),
    );
    const months = new Set(transactions.map((row) => timeOf(row).slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(37);
    expect([...months].toSorted().at(-1)).toBe('2026-03');
    expect(transactions.length).toBeGreaterThan(850);
  });

  it.each(Object.entries(balanceKeys))('has transactions in %s that add up to %s', async (wallet, key) => {
    const { body } = await post('dashboard');
    expect(sumOf(ofWallet(transactions, wallet))).toBe(getValue(body, `data.${key}`));
  });

  it('has a deposit in the first millisecond of a month and a bonus in the last one', () => {
    const typesAt = (time: string) => transactions.filter((row) => timeOf(row) === time).map(typeOf);
    expect(typesAt('2026-03-01T00:00:00.000Z')).toEqual(['deposit']);
    expect(typesAt('2026-02-28T23:59:59.999Z')).toEqual(['levelIncome']);
  });

  it('has a refund for each rejected withdrawal', async () => {
    const orders = await all('withrawOrders');
    const ofStatus = (status: string) => orders.filter((row) => text(row, 'status') === status);
    const refunds = transactions.filter((row) => typeOf(row) === 'withdrawRefund');
    expect(refunds.length).toBeGreaterThanOrEqual(9);
    expect(sumOf(ofStatus('REJECTED'))).toBe(sumOf(refunds));
    expect(ofStatus('APPROVED').length).toBeGreaterThan(60);
    const placed = transactions.filter((row) => typeOf(row) === 'withdraw');
    expect(sumOf(orders)).toBe(new Big(sumOf(placed)).neg().toFixed());
  });

  it('has closed trades of both markets in every month, whose profits add up', async () => {
    const trades = (await Promise.all(['FUTURE', 'SPOT'].map((type) => all('trades', { type })))).flatMap(
      (rows) => {
        expect(new Set(rows.map((row) => timeOf(row).slice(0, 7))).size).toBeGreaterThanOrEqual(37);
        return rows;
      },
    );
    expect(trades.length).toBeGreaterThan(2500);
    const profits = await all('profitCalculation', { time: 'overall' });
    expect(sumOf(profits, 'pnl')).toBe(sumOf(trades, 'profitLoss'));
    expect(new Set(profits.map((row) => text(row, 'date'))).size).toBe(profits.length);
    const monthOf = (row: unknown) => text(row, 'date').slice(0, 7);
    const totals = [...new Set(profits.map(monthOf))].map((month) =>
      Number(
        sumOf(
          profits.filter((row) => monthOf(row) === month),
          'pnl',
        ),
      ),
    );
    expect(totals.filter((total) => total < 0).length).toBeGreaterThan(5);
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(15);
  });

  it('has an active package and API keys', async () => {
    const { body } = await post('dashboard');
    expect(getValue(body, 'data.user')).toMatchObject({ paidStatus: true, packageAmount: '100' });
    expect(Date.parse(text(body, 'data.user.packageValidity'))).toBeGreaterThan(testClock().now().getTime());
    expect(rowsOf(await post('getExchange'))).toHaveLength(1);
  });

  it('is seeded once', async () => {
    await client.signIn(history.email, history.password);
    expect(at(await post('allTxns', { limit: 1, skip: 0 }), 'count')).toBe(transactions.length);
  });

  it('leaves the rows of the demo member alone', async () => {
    expect(await readDemo()).toEqual(demoBefore);
  });
});

describe('the generated history', () => {
  const until = (date: string) => generateHistory({ seed: 1, now: new Date(date) });

  // The moment before an activation is due, and days that not every month or year has.
  it.each([
    '2026-04-01T00:00:00.000Z',
    '2026-02-28T23:59:59.999Z',
    '2028-02-29T12:00:00Z',
    '2026-12-31T23:30:00Z',
  ])('has an active package and overdraws no wallet until %s', (date) => {
    const { movements, packageEnds } = until(date);
    const balances: Record<string, Big> = {};
    for (const { at, movement } of movements)
      for (const { owner, wallet, amount } of movement.moves)
        if (owner === history.id) {
          balances[wallet] = amount.plus(balances[wallet] ?? 0);
          expect(balances[wallet].gte(0), at.toISOString()).toBe(true);
        }
    expect(Object.keys(balances).toSorted()).toEqual(['DEPOSIT', 'FUEL', 'INCOME']);
    expect(movements.at(-1)?.at.getTime()).toBeLessThanOrEqual(Date.parse(date));
    expect(packageEnds.getTime()).toBeGreaterThan(Date.parse(date));
  });

  it('has the same transactions and positions in a month, whatever the current date is', () => {
    const [early, late] = [until('2026-03-01T12:30:00Z'), until('2026-12-31T23:59:59.999Z')];
    const of = ({ movements, positions }: typeof early, month: string) => [
      movements.filter(({ at }) => at.toISOString().startsWith(month)),
      positions.filter(({ trade }) => trade.createdAt.toISOString().startsWith(month)),
    ];
    for (const month of ['2024-02', '2025-12', '2026-01', '2026-02']) {
      expect(of(early, month).map(({ length }) => length > 20)).toEqual([true, true]);
      expect(of(late, month)).toEqual(of(early, month));
    }
  });
});
