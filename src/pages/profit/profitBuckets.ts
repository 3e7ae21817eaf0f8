import Big from 'big.js';
import dayjs, { type Dayjs } from 'dayjs';
import { fitsChart, type Result } from '../../core/profitRows';

export type BucketSize = 'month' | 'day' | 'hour';

/** The exact total profit of a month, a day or an hour, in USDT. */
export interface Bucket {
  readonly name: string;
  readonly profit: Big;
  /** The running total up to the end of the bucket. */
  readonly total: Big;
  /** Whether the bucket has results; false for one that only fills a gap. */
  readonly hasResults: boolean;
}

/**
 * Up to this number of months, days or hours, buckets without results are added. A longer range is probably due to a
 * wrong date, and would have too many empty buckets.
 */
const MAX_BUCKETS = 731;

const NAMES = { month: 'YYYY-MM', day: 'YYYY-MM-DD' } as const;
const HOUR_MS = 3_600_000;

/** Returns all days or months in a range; [] if it is too long. Reads them as UTC, so that each day has 24 hours. */
function namesBetween(first: string, last: string, size: 'month' | 'day'): string[] {
  const from = dayjs.utc(first);
  const length = dayjs.utc(last).diff(from, size) + 1;
  if (length > MAX_BUCKETS) return [];
  return Array.from({ length }, (_, index) => from.add(index, size).format(NAMES[size]));
}

/**
 * Returns the start of an hour in epoch ms. When clocks are set back, Day.js's `startOf` would return the first of the two
 * hours with the same name.
 */
function startOfHour(date: Dayjs): number {
  const wallTime = date.valueOf() + date.utcOffset() * 60_000;
  return date.valueOf() - (((wallTime % HOUR_MS) + HOUR_MS) % HOUR_MS);
}

/** Returns the starts of all hours in a range, in the time zone of `zoned`; [] if the range is too long. */
function hoursBetween(first: number, last: number, zoned: Dayjs): number[] {
  const hours: number[] = [];
  if ((last - first) / HOUR_MS >= MAX_BUCKETS) return hours;
  for (let hour = first; hour <= last; hour = startOfHour(inZoneOf(zoned, hour + HOUR_MS))) hours.push(hour);
  return hours;
}

const inZoneOf = (zoned: Dayjs, time: number): Dayjs => (zoned.isUTC() ? dayjs.utc(time) : dayjs(time));

/** Returns the names of hours. When clocks are set back, two hours have the same name, and need their offset from UTC. */
function nameHours(hours: readonly Dayjs[]): string[] {
  const names = hours.map((hour) => hour.format('YYYY-MM-DD HH:mm'));
  return names.map((name, index) => {
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return isUnique ? name : `${name}${hours[index]?.format('Z') ?? ''}`;
  });
}

/** Adds up values by bucket, in the order of the keys. */
function toBuckets<Key>(
  keys: readonly Key[],
  names: readonly string[],
  results: readonly Result[],
  keyOf: (result: Result) => Key,
): Bucket[] {
  const profits = new Map<Key, Big>();
  for (const result of results)
    profits.set(keyOf(result), result.profit.plus(profits.get(keyOf(result)) ?? 0));
  let total = new Big(0);
  return keys.map((key, index) => {
    const profit = profits.get(key) ?? new Big(0);
    total = total.plus(profit);
    return { name: names[index] ?? '', profit, total, hasResults: profits.has(key) };
  });
}

/** Returns the profit of each month, day or hour (product.md: Profit). `results` and buckets are oldest first. */
export function bucketsOf(results: readonly Result[], size: BucketSize): Bucket[] {
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last) return [];
  if (size !== 'hour') {
    const nameOf = ({ date }: Result) => date.format(NAMES[size]);
    const names = [...new Set([...namesBetween(nameOf(first), nameOf(last), size), ...results.map(nameOf)])];
    return toBuckets(names, names, results, nameOf);
  }
  const hourOf = ({ date }: Result) => startOfHour(date);
  const between = hoursBetween(hourOf(first), hourOf(last), first.date);
  const hours = [...new Set([...between, ...results.map(hourOf)])].sort((a, b) => a - b);
  const names = nameHours(hours.map((hour) => inZoneOf(first.date, hour)));
  return toBuckets(hours, names, results, hourOf);
}

/** One month, day or hour in the profit chart. */
export interface ProfitPoint extends Pick<Bucket, 'name' | 'profit' | 'total'> {
  readonly label: string;
}

/** Converts results (oldest first) to the chart's points; leaves out results that are too large. */
export const profitPoints = (results: readonly Result[], size: BucketSize): ProfitPoint[] =>
  bucketsOf(results.filter(fitsChart), size).map(({ name, profit, total }) => ({
    name,
    // YYYY-MM for a month, YY-MM-DD for a day; for an hour MM-DD HH:mm, and its offset if the day has two such hours.
    label: name.slice({ month: 0, day: 2, hour: 5 }[size]),
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
