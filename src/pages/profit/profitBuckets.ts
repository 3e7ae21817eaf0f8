import Big from 'big.js';
import dayjs from 'dayjs';
import { fitsChart, type Result } from '../../core/profitRows';

/** The names of buckets, as formats of Day.js. */
const nameFormats = { day: 'YYYY-MM-DD', hour: 'YYYY-MM-DD HH:00' };

export type BucketSize = keyof typeof nameFormats;

/** The exact total profit of a day or an hour, in USDT. */
export interface Bucket {
  readonly name: string;
  readonly profit: Big;
  /** The running total up to the end of the bucket. */
  readonly total: Big;
  /** Whether the bucket has results; false for one that only fills a gap. */
  readonly hasResults: boolean;
}

/**
 * Up to this number of days or hours, buckets without results are added. A longer range is probably due to a
 * wrong date, and would have too many empty buckets.
 */
const MAX_BUCKETS = 731;

/**
 * Returns the names of all buckets in a range; [] if the range is too long. Reads the names as UTC, so that
 * each day has 24 hours.
 */
function bucketNamesBetween(first: string, last: string, size: BucketSize): string[] {
  const from = dayjs.utc(first);
  const length = dayjs.utc(last).diff(from, size) + 1;
  if (length > MAX_BUCKETS) return [];
  return Array.from({ length }, (_, index) => from.add(index, size).format(nameFormats[size]));
}

/** Returns the profit of each day or hour (product.md: Profit). `results` and buckets are oldest first. */
export function bucketsOf(results: readonly Result[], size: BucketSize): Bucket[] {
  const named = results.map(({ date, profit }) => ({ name: date.format(nameFormats[size]), profit }));
  const [first, last] = [named[0], named.at(-1)];
  const between = first && last ? bucketNamesBetween(first.name, last.name, size) : [];
  const profits = new Map(between.map((name) => [name, new Big(0)]));
  for (const { name, profit } of named) profits.set(name, (profits.get(name) ?? new Big(0)).plus(profit));
  const withResults = new Set(named.map(({ name }) => name));
  let total = new Big(0);
  return [...profits].map(([name, profit]) => {
    total = total.plus(profit);
    return { name, profit, total, hasResults: withResults.has(name) };
  });
}

/** One day or hour in the profit chart. */
export interface ProfitPoint extends Pick<Bucket, 'profit' | 'total'> {
  readonly label: string;
}

/** Converts results (oldest first) to the chart's points; leaves out results that are too large. */
export const profitPoints = (results: readonly Result[], size: BucketSize): ProfitPoint[] =>
  bucketsOf(results.filter(fitsChart), size).map(({ name, profit, total }) => ({
    // YY-MM-DD for a day, MM-DD HH:mm for an hour.
    label: name.slice(size === 'day' ? 2 : 5),
    profit,
    total,
  }));

/** Returns the days with the highest and the lowest result, the earlier one of equal days; undefined without results. */
export function extremesOf(days: readonly Bucket[]): { best: Bucket; worst: Bucket } | undefined {
  const withResults = days.filter(({ hasResults }) => hasResults);
  const [best] = withResults.toSorted((a, b) => b.profit.cmp(a.profit));
  const [worst] = withResults.toSorted((a, b) => a.profit.cmp(b.profit));
  return best && worst && { best, worst };
}

/** Returns the names of the weekdays, beginning with the first day of the week. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, index) => dayjs.utc().startOf('week').add(index, 'day').format('ddd'));

/** Returns a month (yyyy-mm) as weeks. Days outside the month are undefined; a day without data has no bucket. */
export function weeksOf(month: string, days: readonly Bucket[]) {
  const byName = new Map(days.map((bucket) => [bucket.name, bucket]));
  const first = dayjs.utc(`${month}-01`);
  const start = first.startOf('week');
  const weeks = Math.ceil((first.diff(start, 'day') + first.daysInMonth()) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = start.add(week * 7 + weekday, 'day');
      if (!date.isSame(first, 'month')) return undefined;
      return { day: date.date(), bucket: byName.get(date.format('YYYY-MM-DD')) };
    }),
  );
}
