import Big from 'big.js';
import dayjs, { type Dayjs } from 'dayjs';
import type { Result } from '../../core/profitRows';

export const sizeNames = { month: 'Month', day: 'Day', hour: 'Hour' } as const;
export type BucketSize = keyof typeof sizeNames;

/** The exact total profit of a month, a day or an hour, in USDT. */
export interface Bucket {
  /** YYYY-MM, YYYY-MM-DD or YYYY-MM-DD HH:mm; with the offset from UTC if a day has two hours of that name. */
  readonly name: string;
  /** The name for the chart: without the century of a day, and without the year of an hour. */
  readonly label: string;
  readonly profit: Big;
  /** The running total up to the end of the bucket. */
  readonly total: Big;
  /** Whether the bucket has results; false for one that only fills a gap. */
  readonly hasResults: boolean;
}

/** Up to this number, buckets without results are added. A longer range is probably due to a wrong date. */
const MAX_BUCKETS = 731;

const FORMATS = { month: 'YYYY-MM', day: 'YYYY-MM-DD', hour: 'YYYY-MM-DD HH:mm' } as const;
const LABEL_STARTS = { month: 0, day: 2, hour: 5 } as const;
const HOUR_MS = 3_600_000;

/** Returns a time in the zone of the results. Months and days are in UTC, so that each day has 24 hours. */
const timeOf = (time: number, { date }: Result, size: BucketSize): Dayjs =>
  size !== 'hour' || date.isUTC() ? dayjs.utc(time) : dayjs(time);

/**
 * Returns the start of a bucket in epoch ms. When clocks are set back, Day.js's `startOf` would return the first of the
 * two hours with the same name.
 */
function startOf(date: Dayjs, size: BucketSize): number {
  if (size !== 'hour') return dayjs.utc(date.format('YYYY-MM-DD')).startOf(size).valueOf();
  const wallTime = date.valueOf() + date.utcOffset() * 60_000;
  return date.valueOf() - (((wallTime % HOUR_MS) + HOUR_MS) % HOUR_MS);
}

/** Returns the profit of each month, day or hour. `results` and buckets are oldest first. */
export function bucketsOf(results: readonly Result[], size: BucketSize): Bucket[] {
  const [first] = results;
  if (!first) return [];
  const profits = new Map<number, Big>();
  for (const { date, profit } of results) {
    const start = startOf(date, size);
    profits.set(start, profit.plus(profits.get(start) ?? 0));
  }
  const starts = [...profits.keys()].toSorted((a, b) => a - b);
  const [from = 0, to = 0] = [starts[0], starts.at(-1)];
  const filled: number[] = [];
  for (let start = from; start <= to && filled.length <= MAX_BUCKETS;) {
    filled.push(start);
    start = startOf(timeOf(start, first, size).add(1, size), size);
  }
  const all =
    filled.length > MAX_BUCKETS ? starts : [...new Set([...filled, ...starts])].toSorted((a, b) => a - b);
  const dates = all.map((start) => timeOf(start, first, size));
  const names = dates.map((date) => date.format(FORMATS[size]));
  let total = new Big(0);
  return all.map((start, index) => {
    const isRepeated = names[index] === names[index - 1] || names[index] === names[index + 1];
    const name = `${names[index]}${isRepeated ? dates[index]?.format('Z') : ''}`;
    const profit = profits.get(start) ?? new Big(0);
    total = total.plus(profit);
    return { name, label: name.slice(LABEL_STARTS[size]), profit, total, hasResults: profits.has(start) };
  });
}
