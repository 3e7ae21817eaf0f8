import Big from 'big.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/app';
import { history } from '../../../sandbox/seed/people';
import { getValue } from '../../../src/core/defineResource';
import { at, clientOf, openSandbox, rowsOf, testClock, type Client } from './client';

type Rows = readonly unknown[];
type ReadAll = (path: string, body?: object) => Promise<Rows>;

const opened: Sandbox[] = [];
afterAll(() => Promise.all(opened.map((sandbox) => sandbox.close())));

/** Opens a sandbox at a date and signs in as the member `history`. */
async function openAt(start?: string) {
  const sandbox = await openSandbox({ now: testClock(start).now });
  opened.push(sandbox);
  const { send, signIn } = clientOf(sandbox);
  const token = await signIn(history.email, history.password);
  const post = (path: string, body?: object) => send(body ? 'POST' : 'GET', `api/user/${path}`, body, token);
  const all: ReadAll = async (path, body = {}) => {
    const rows: unknown[] = [];
    for (;;) {
      const reply = await post(path, { ...body, limit: 100, skip: rows.length });
      rows.push(...rowsOf(reply));
      if (rows.length >= Number(at(reply, 'count'))) return rows;
    }
  };
  return { send, signIn, post, all };
}

const text = (row: unknown, key: string) => String(getValue(row, key));
const timeOf = (row: unknown) => text(row, 'createdAt');
const typeOf = (row: unknown) => text(row, 'transactionType');
const sumOf = (rows: Rows, key = 'amount') =>
  rows.reduce<Big>((sum, row) => sum.plus(text(row, key)), new Big(0)).toFixed();
const ofWallet = (rows: Rows, wallet: string) => rows.filter((row) => text(row, 'walletType') === wallet);

const balanceKeys = { WALLET: 'mainBalance', INCOME: 'incomeBalance', DEPOSIT: 'depositBalance' };

describe('history member', () => {
  let member: Awaited<ReturnType<typeof openAt>>;
  let transactions: Rows;
  beforeAll(async () => {
    member = await openAt();
    transactions = await member.all('allTxns');
  });

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

  it.each(Object.entries(balanceKeys))(
    'has transactions in %s that add up to %s and never overdraw it',
    async (wallet, key) => {
      const rows = ofWallet(transactions, wallet);
      const { body } = await member.post('dashboard');
      expect(sumOf(rows)).toBe(getValue(body, `data.${key}`));
      let balance = new Big(0);
      for (const row of rows.toReversed()) {
        balance = balance.plus(text(row, 'amount'));
        expect(balance.gte(0), timeOf(row)).toBe(true);
      }
    },
  );

  it('has a deposit in the first millisecond of a month and a bonus in the last one', () => {
    const typesAt = (time: string) => transactions.filter((row) => timeOf(row) === time).map(typeOf);
    expect(typesAt('2026-03-01T00:00:00.000Z')).toEqual(['deposit']);
    expect(typesAt('2026-02-28T23:59:59.999Z')).toEqual(['levelIncome']);
  });

  it('has a refund for each rejected withdrawal', async () => {
    const orders = await member.all('withrawOrders');
    const ofStatus = (status: string) => orders.filter((row) => text(row, 'status') === status);
    const refunds = transactions.filter((row) => typeOf(row) === 'withdrawRefund');
    expect(refunds.length).toBeGreaterThanOrEqual(9);
    expect(sumOf(ofStatus('REJECTED'))).toBe(sumOf(refunds));
    expect(ofStatus('APPROVED').length).toBeGreaterThan(60);
    const placed = transactions.filter((row) => typeOf(row) === 'withdraw');
    expect(sumOf(orders)).toBe(new Big(sumOf(placed)).neg().toFixed());
  });

  it('has closed trades of both markets in every month, whose profits add up', async () => {
    const trades = (
      await Promise.all(['FUTURE', 'SPOT'].map((type) => member.all('trades', { type })))
    ).flatMap((rows) => {
      expect(new Set(rows.map((row) => timeOf(row).slice(0, 7))).size).toBeGreaterThanOrEqual(37);
      return rows;
    });
    expect(trades.length).toBeGreaterThan(2500);
    const profits = await member.all('profitCalculation', { time: 'overall' });
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
    const { body } = await member.post('dashboard');
    expect(getValue(body, 'data.user')).toMatchObject({ paidStatus: true, packageAmount: '100' });
    expect(rowsOf(await member.post('getExchange'))).toHaveLength(1);
  });

  it('is seeded once', async () => {
    await member.signIn(history.email, history.password);
    expect(at(await member.post('allTxns', { limit: 1, skip: 0 }), 'count')).toBe(transactions.length);
  });

  it('has the same rows in a month, whatever the current date is', async () => {
    const later = await openAt('2026-04-30T23:59:59.999Z');
    const inMonth = (rows: Rows, month: string) => rows.filter((row) => timeOf(row).startsWith(month));
    const laterTransactions = await later.all('allTxns');
    const futures = await member.all('trades', { type: 'FUTURE' });
    const laterFutures = await later.all('trades', { type: 'FUTURE' });
    const withoutId = (rows: Rows) => rows.map((row) => ({ ...(row as object), _id: undefined }));
    for (const month of ['2024-02', '2025-12', '2026-01', '2026-02']) {
      expect(inMonth(laterTransactions, month)).toEqual(inMonth(transactions, month));
      expect(withoutId(inMonth(laterFutures, month))).toEqual(withoutId(inMonth(futures, month)));
    }
    const { body } = await later.post('dashboard');
    for (const [wallet, key] of Object.entries(balanceKeys))
      expect(sumOf(ofWallet(laterTransactions, wallet))).toBe(getValue(body, `data.${key}`));
  });
});

describe('history member on the first sign-in', () => {
  // The moment before an activation is due, and days that not every month or year has.
  it.each([
    '2026-04-01T00:00:00.000Z',
    '2026-02-28T23:59:59.999Z',
    '2028-02-29T12:00:00Z',
    '2026-12-31T23:30:00Z',
  ])('has an active package and a ledger that adds up at %s', async (date) => {
    const { post, all } = await openAt(date);
    const transactions = await all('allTxns');
    const { body } = await post('dashboard');
    for (const [wallet, key] of Object.entries(balanceKeys))
      expect(sumOf(ofWallet(transactions, wallet))).toBe(getValue(body, `data.${key}`));
    expect(timeOf(transactions[0]) <= date).toBe(true);
    expect(Date.parse(text(body, 'data.user.packageValidity'))).toBeGreaterThan(Date.parse(date));
  });
});

describe('history member before the first sign-in', () => {
  it('leaves the transactions of the demo member alone', async () => {
    const sandbox = await openSandbox();
    opened.push(sandbox);
    const { send, signIn }: Client = clientOf(sandbox);
    const token = await signIn(sandbox.demo.email, sandbox.demo.password);
    const read = () =>
      Promise.all(
        ['allTxns', 'activitys', 'getTicket'].map((path) =>
          send('POST', `api/user/${path}`, { limit: 100, skip: 0 }, token),
        ),
      );
    const before = await read();
    await signIn(history.email, history.password);
    expect(await read()).toEqual(before);
  });
});
