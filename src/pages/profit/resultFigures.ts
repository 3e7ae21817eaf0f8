import Big from 'big.js';
import { readDate, type Zone } from '../../core/dates';
import type { ReceivedRow } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { isFeeKind } from '../../list/rows/kindTotals';
import type { transactions } from '../../resources/transactions';
import { bucketsOf } from './profitBuckets';
import { isSince } from './profitSums';

const ZERO = new Big(0);

const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), ZERO);

/** A range of days, YYYY-MM-DD; `from` is undefined if the range begins before the first result. */
export interface DayRange {
  readonly from: string | undefined;
  readonly to: string;
}

const dayOf = ({ date }: Result): string => date.format('YYYY-MM-DD');

/** Returns the profit in USDT of each month with results and of each year, the newest year first. */
export function yearsOf(results: readonly Result[]) {
  const months = bucketsOf(results, 'month').filter(({ hasResults }) => hasResults);
  const years = [...new Set(months.map(({ name }) => name.slice(0, 4)))].toSorted().reverse();
  return years.map((year) => {
    const ofYear = months.filter(({ name }) => name.startsWith(year));
    return { year, months: ofYear, total: sum(ofYear.map(({ profit }) => profit)) };
  });
}

/**
 * Returns the largest fall of the running total below its highest value so far, in USDT, and its days: from the day of the
 * highest value to the day of the lowest one after it. The running total begins at 0. Undefined if it never fell.
 */
export function largestDrawdown(results: readonly Result[]) {
  let total = ZERO;
  let peak: { readonly total: Big; readonly day: string | undefined } = { total, day: undefined };
  let largest: (DayRange & { readonly amount: Big }) | undefined;
  for (const result of results) {
    total = total.plus(result.profit);
    const amount = peak.total.minus(total);
    if (amount.lte(0)) peak = { total, day: dayOf(result) };
    else if (!largest || amount.gt(largest.amount)) largest = { amount, from: peak.day, to: dayOf(result) };
  }
  return largest;
}

/** Returns the most losses in a row, the earlier of equal streaks; undefined without a loss. A result of 0 ends a streak. */
export function longestLosingStreak(results: readonly Result[]) {
  let longest: (DayRange & { readonly length: number }) | undefined;
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
    net: sum(profits),
    count: profits.length,
    wins: wins.length,
    losses: losses.length,
    /** The sum of the wins divided by the sum of the losses; undefined without a loss. */
    profitFactor: losses.length > 0 ? sum(wins).div(sum(losses).abs()) : undefined,
    averageWin: average(wins),
    averageLoss: average(losses),
    drawdown: largestDrawdown(results),
    losingStreak: longestLosingStreak(results),
    days: days.length,
    daysInProfit: days.filter(({ profit }) => profit.gt(0)).length,
  };
}

/**
 * Returns the fees since a day (YYYY-MM-DD; all if undefined) by currency, as the transactions give them. Without a fee,
 * returns []. Leaves out amounts and dates that can't be read.
 */
export function feesOf(
  rows: readonly ReceivedRow<typeof transactions>[],
  since: string | undefined,
  zone: Zone,
): { readonly currency: string; readonly amount: Big }[] {
  const fees = new Map<string, Big>();
  for (const row of rows) {
    const amount = readDecimal(row?.amount);
    if (!amount || !isFeeKind(row?.transactionType)) continue;
    if (!isSince(readDate(row?.createdAt, zone)?.format('YYYY-MM-DD'), since)) continue;
    const currency = typeof row?.tokenName === 'string' ? row.tokenName : '';
    fees.set(currency, amount.plus(fees.get(currency) ?? 0));
  }
  return [...fees].map(([currency, amount]) => ({ currency, amount }));
}
