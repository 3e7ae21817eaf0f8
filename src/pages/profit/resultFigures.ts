import Big from 'big.js';
import { formatDay, type Zone } from '../../core/dates';
import { fieldOf, type ReceivedRow } from '../../core/defineResource';
import { readDecimal, sum } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { formatValue } from '../../core/valueTypes';
import type { ValueRange } from '../../list/query/filters';
import { isFeeKind } from '../../list/rows/kindTotals';
import { transactions } from '../../resources/transactions';
import { bucketsOf } from './profitBuckets';

const tokenField = fieldOf(transactions, 'tokenName');

const ZERO = new Big(0);

const dayOf = ({ date }: Result): string => date.format('YYYY-MM-DD');

/** Returns the profit in USDT of each year (YYYY) and month (YYYY-MM) with results, by name. */
export function monthsOf(results: readonly Result[]): ReadonlyMap<string, Big> {
  const profits = new Map<string, Big>();
  for (const { date, profit } of results)
    for (const name of [date.format('YYYY'), date.format('YYYY-MM')])
      profits.set(name, profit.plus(profits.get(name) ?? 0));
  return profits;
}

/**
 * Returns the largest fall of the running total below its highest value so far, in USDT, and its days: from the day of the
 * highest value to the day of the lowest one after it. The running total begins at 0. Undefined if it never fell.
 */
export function largestDrawdown(results: readonly Result[]) {
  let total = ZERO;
  let peak: { readonly total: Big; readonly day: string | undefined } = { total, day: undefined };
  let largest: (ValueRange & { readonly amount: Big }) | undefined;
  for (const result of results) {
    total = total.plus(result.profit);
    const amount = peak.total.minus(total);
    if (amount.lte(0)) peak = { total, day: dayOf(result) };
    else if (!largest || amount.gt(largest.amount)) largest = { amount, from: peak.day, to: dayOf(result) };
  }
  return largest;
}

/**
 * Returns the most losses in a row, the earlier of equal streaks; undefined without a loss. A result of 0 ends a
 * streak.
 */
export function longestLosingStreak(results: readonly Result[]) {
  let longest: (ValueRange & { readonly length: number }) | undefined;
  let current: typeof longest;
  for (const result of results) {
    const day = dayOf(result);
    current = result.profit.lt(0)
      ? { from: current?.from ?? day, to: day, length: (current?.length ?? 0) + 1 }
      : undefined;
    if (current && current.length > (longest?.length ?? 0)) longest = current;
  }
  return longest;
}

/** Returns the figures of a period. `results` are oldest first; amounts are in USDT. */
export function figuresOf(results: readonly Result[]) {
  const profits = results.map(({ profit }) => profit);
  const wins = profits.filter((profit) => profit.gt(0));
  const losses = profits.filter((profit) => profit.lt(0));
  const average = (amounts: readonly Big[]) =>
    amounts.length > 0 ? sum(amounts).div(amounts.length) : undefined;
  const days = bucketsOf(results, 'day').filter(({ hasResults }) => hasResults);
  return {
    /** The days with the highest and the lowest result, the earlier one of equal days. */
    best: days.toSorted((a, b) => b.profit.cmp(a.profit))[0],
    worst: days.toSorted((a, b) => a.profit.cmp(b.profit))[0],
    net: sum(profits),
    count: profits.length,
    wins: wins.length,
    losses: losses.length,
    /** The sum of the wins divided by the sum of the losses; undefined without a loss. */
    profitFactor: losses.length > 0 ? sum(wins).div(sum(losses).abs()) : undefined,
    averageWin: average(wins),
    averageLoss: average(losses),
    drawdown: largestDrawdown(results),
    streak: longestLosingStreak(results),
    days: days.length,
    daysInProfit: days.filter(({ profit }) => profit.gt(0)).length,
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** Returns the fees within a range of days by currency. Leaves out amounts and dates that can't be read. */
export function feesOf(
  rows: readonly ReceivedRow<typeof transactions>[],
  { from = '', to = '9999-12-31' }: ValueRange,
  zone: Zone,
): ReadonlyMap<string, Big> {
  const fees = new Map<string, Big>();
  for (const row of rows) {
    const amount = readDecimal(row?.amount);
    const day = formatDay(row?.createdAt, zone) ?? '';
    if (!amount || !isFeeKind(row?.transactionType) || day < from || day > to) continue;
    const currency = formatValue(tokenField, row?.tokenName).toUpperCase();
    fees.set(currency, amount.plus(fees.get(currency) ?? 0));
  }
  return fees;
}
