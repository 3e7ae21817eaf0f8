import dayjs from 'dayjs';
import { formatDate, readDate, type Zone } from '../../core/dates';
import type { DateRange } from '../query/listQuery';

/** Returns common date ranges that end today, in the time zone that times are shown in. */
export function datePresets(zone: Zone) {
  const today = readDate(Date.now(), zone);
  // A date without a time does not shift between time zones.
  const now = dayjs(today && formatDate(today, 'day'));
  const last = now.subtract(1, 'month');
  return (
    [
      ['Today', now, now],
      ['Last 7 days', now.subtract(6, 'day'), now],
      ['Last 30 days', now.subtract(29, 'day'), now],
      ['This month', now.startOf('month'), now],
      ['Last month', last.startOf('month'), last.endOf('month')],
      ['This year', now.startOf('year'), now],
    ] as const
  ).map(([label, from, to]) => ({ label, from: formatDate(from, 'day'), to: formatDate(to, 'day') }));
}

/** Returns the label of the preset with these dates; undefined if there is none. */
export const presetOf = (zone: Zone, { from, to }: DateRange): string | undefined =>
  datePresets(zone).find((preset) => preset.from === from && preset.to === to)?.label;
