import Big from 'big.js';
import dayjs, { type Dayjs } from 'dayjs';
import { formatDate } from '../../core/dates';
import type { Result } from '../../core/profitRows';

/** The summed result of one day or hour. In USDT, exact. */
export interface Bucket {
  /** The day as yyyy-mm-dd, followed by the hour if the bucket is one. */
  readonly name: string;
  readonly profit: Big;
  /** The running total up to the end of the bucket. */
  readonly total: Big;
}

export type BucketSize = 'day' | 'hour';

/** Maximum number of days or hours to fill in. Beyond it (two years, or a wrong date), empty ones are left out. */
const MOST = 731;

/** Formats the day or hour of a date-time as the portal writes dates. */
const nameOf = (date: Dayjs, size: BucketSize) =>
  size === 'day' ? formatDate(date, 'day') : `${formatDate(date, 'minute').slice(0, -2)}00`;

/**
 * Returns every day or hour between two names, so that those without a result are included. Names have no time zone, so
 * they are counted in UTC, where every day has 24 hours.
 */
function namesBetween(first: string, last: string, size: BucketSize): string[] {
  const from = dayjs.utc(first);
  const length = dayjs.utc(last).diff(from, size) + 1;
  if (length > MOST) return [];
  const format = size === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm';
  return Array.from({ length }, (_, index) => from.add(index, size).format(format));
}

/** Sums results, oldest first, by day or hour (product.md: Profit). */
export function bucketsOf(results: readonly Result[], size: BucketSize): Bucket[] {
  const named = results.map(({ date, profit }) => ({ name: nameOf(date, size), profit }));
  const [first, last] = [named[0], named.at(-1)];
  const between = first && last ? namesBetween(first.name, last.name, size) : [];
  const profits = new Map(between.map((name) => [name, new Big(0)]));
  for (const { name, profit } of named) profits.set(name, (profits.get(name) ?? new Big(0)).plus(profit));
  let total = new Big(0);
  return [...profits].map(([name, profit]) => ({ name, profit, total: (total = total.plus(profit)) }));
}

/** Returns the days with the highest and the lowest result, the earlier one of equal days; undefined without days. */
export function extremesOf(days: readonly Bucket[]): { best: Bucket; worst: Bucket } | undefined {
  const [first] = days;
  if (!first) return undefined;
  let [best, worst] = [first, first];
  for (const day of days) {
    if (day.profit.gt(best.profit)) best = day;
    if (day.profit.lt(worst.profit)) worst = day;
  }
  return { best, worst };
}

/** A day in the calendar of a month. */
export interface Square {
  readonly day: number;
  readonly bucket: Bucket | undefined;
}

/** Returns the names of the weekdays, beginning with the first day of the week. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, place) => dayjs.utc().startOf('week').add(place, 'day').format('ddd'));

/** Returns a month (yyyy-mm) as weeks; days outside the month are undefined. */
export function weeksOf(month: string, days: readonly Bucket[]): (Square | undefined)[][] {
  const byName = new Map(days.map((bucket) => [bucket.name, bucket]));
  const first = dayjs.utc(`${month}-01`);
  const before = first.diff(first.startOf('week'), 'day');
  const length = first.daysInMonth();
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      if (day < 1 || day > length) return undefined;
      return { day, bucket: byName.get(`${month}-${String(day).padStart(2, '0')}`) };
    }),
  );
}
