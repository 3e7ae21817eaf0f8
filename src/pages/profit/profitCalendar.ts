import dayjs from 'dayjs';
import type { Bucket } from './profitBuckets';

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
