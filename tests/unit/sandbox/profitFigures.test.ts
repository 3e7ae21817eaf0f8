/**
 * Compares the figures of the profit page for the history member with figures that this test calculates from the rows of
 * the API alone: integers of 10⁻⁸ USDT, and dates as texts in UTC.
 */

import { describe, expect, it } from 'vitest';
import { history } from '../../../sandbox/seed/people';
import { getValue } from '../../../src/core/defineResource';
import { readResults } from '../../../src/core/profitRows';
import { daysOfPeriods } from '../../../src/pages/profit/periodRows';
import { pairResults } from '../../../src/pages/profit/profitSums';
import { feesOf, figuresOf, monthsOf } from '../../../src/pages/profit/resultFigures';
import { openSandbox, signedIn, testClock } from './client';

const NOW = '2026-03-01T12:30:00Z';

/** Parses a decimal with at most 8 places as an integer of 10⁻⁸. */
function units(text: unknown): bigint {
  const [, sign = '', digits = '', places = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(String(text)) ?? [];
  if (digits === '') throw new Error(`not a decimal: ${String(text)}`);
  return BigInt(sign + digits + places.padEnd(8, '0'));
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/** Groups rows by the first characters of a date. */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const sandbox = await openSandbox({ now: testClock(NOW).now });

const { all } = await signedIn(sandbox, history);
const rows = await all('profitCalculation', { time: 'overall' });
/** The raw rows, oldest first. */
const raw = rows
  .map((row) => ({ date: String(getValue(row, 'date')), pnl: units(getValue(row, 'pnl')) }))
  .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  .map(({ date, pnl }) => ({ day: new Date(date).toISOString().slice(0, 10), pnl }));

describe('the figures of the profit page', () => {
  it('have the months and years of three years', () => {
    const figures = [...monthsOf(readResults(rows, 'utc'))].map(
      ([name, profit]) => [name, units(profit.toFixed())] as const,
    );
    const expected = [4, 7].flatMap((length) =>
      [...groupBy(raw, ({ day }) => day.slice(0, length))].map(
        ([name, group]) => [name, sum(group.map(({ pnl }) => pnl))] as const,
      ),
    );
    expect(expected.length).toBeGreaterThan(40);
    expect(new Map(figures)).toEqual(new Map(expected));
  });

  it('have the profit factor, the averages, the extreme days and the days in profit', () => {
    const figures = figuresOf(readResults(rows, 'utc'));
    const pnls = raw.map(({ pnl }) => pnl);
    const wins = pnls.filter((pnl) => pnl > 0n);
    const losses = pnls.filter((pnl) => pnl < 0n);
    expect(figures).toMatchObject({ count: rows.length, wins: wins.length, losses: losses.length });
    expect(units(figures.net.toFixed())).toBe(sum(pnls));
    expect(figures.profitFactor?.toNumber()).toBeCloseTo(Number(sum(wins)) / -Number(sum(losses)), 8);
    expect(figures.averageWin?.toNumber()).toBeCloseTo(Number(sum(wins)) / wins.length / 1e8, 8);
    expect(figures.averageLoss?.toNumber()).toBeCloseTo(Number(sum(losses)) / losses.length / 1e8, 8);
    const days = [...groupBy(raw, ({ day }) => day)].map(
      ([day, group]) => [day, sum(group.map(({ pnl }) => pnl))] as const,
    );
    expect([figures.days, figures.daysInProfit]).toEqual([
      days.length,
      days.filter(([, pnl]) => pnl > 0n).length,
    ]);
    const inOrder = days.toSorted(([, a], [, b]) => Number(a - b));
    expect([figures.worst?.name, figures.best?.name]).toEqual([inOrder[0]?.[0], inOrder.at(-1)?.[0]]);
  });

  it('have the largest drawdown with its dates', () => {
    // The first day of the largest drop between any two points of the running total.
    const totals = raw.map((_, index) => sum(raw.slice(0, index + 1).map(({ pnl }) => pnl)));
    let largest = { amount: 0n, from: '', to: '' };
    totals.forEach((low, end) => {
      totals.slice(0, end).forEach((high, start) => {
        const [from = '', to = ''] = [raw[start]?.day, raw[end]?.day];
        if (high - low > largest.amount) largest = { amount: high - low, from, to };
      });
    });
    const { drawdown } = figuresOf(readResults(rows, 'utc'));
    expect(drawdown && { ...drawdown, amount: units(drawdown.amount.toFixed()) }).toEqual(largest);
  });

  it('have the longest losing streak with its dates', () => {
    const runs = raw.map((_, index) => {
      const end = raw.findIndex(({ pnl }, later) => later >= index && pnl >= 0n);
      return { from: index, length: (end === -1 ? raw.length : end) - index };
    });
    const [longest = { from: 0, length: 0 }] = runs.toSorted((a, b) => b.length - a.length);
    expect(figuresOf(readResults(rows, 'utc')).streak).toEqual({
      length: longest.length,
      from: raw[longest.from]?.day,
      to: raw[longest.from + longest.length - 1]?.day,
    });
  });

  it('have the fees of 30 days, of the 30 days before and of all days', async () => {
    const transactions = await all('allTxns');
    const fees = transactions
      .filter((row) => getValue(row, 'transactionType') === 'tradingFee')
      .map((row) => ({
        day: String(getValue(row, 'createdAt')).slice(0, 10),
        amount: units(getValue(row, 'amount')),
      }));
    const within = (from: string, to: string) =>
      sum(fees.filter(({ day }) => day >= from && day <= to).map(({ amount }) => amount));
    const ranges = [...daysOfPeriods('1month', Date.parse(NOW), 'utc'), {}];
    const shown = ranges.map((range) =>
      [...feesOf(transactions as Parameters<typeof feesOf>[0], range, 'utc')].map(([currency, amount]) => [
        currency,
        units(amount.toFixed()),
      ]),
    );
    expect(shown).toEqual([
      [['USDT', within('2026-01-30', '2026-03-01')]],
      [['USDT', within('2025-12-31', '2026-01-29')]],
      [['USDT', within('2000-01-01', '2026-03-01')]],
    ]);
  });

  it('have the pairs of both markets since a day', async () => {
    const [futures, spot] = await Promise.all(['FUTURE', 'SPOT'].map((type) => all('trades', { type })));
    const trades = { futures, spot } as unknown as Parameters<typeof pairResults>[0];
    const { pairs } = pairResults(trades, '2026-01-30', 'utc');
    const closed = [...(futures ?? []), ...(spot ?? [])].filter(
      (row) =>
        getValue(row, 'closeStatus') === true && String(getValue(row, 'createdAt')) >= '2026-01-30T00:00:00',
    );
    const expected = [...groupBy(closed, (row) => String(getValue(row, 'symbol')))].map(
      ([pair, group]) =>
        [pair, group.length, sum(group.map((row) => units(getValue(row, 'profitLoss'))))] as const,
    );
    expect(expected.length).toBeGreaterThan(5);
    expect(
      pairs.map(({ pair, trades: count, profit }) => [pair, count, units(profit.toFixed())]).toSorted(),
    ).toEqual(expected.toSorted());
  });
});
