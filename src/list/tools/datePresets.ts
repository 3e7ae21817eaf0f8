import dayjs from 'dayjs';
import { formatDate, formatDay, type Zone } from '../../core/dates';
import type { ValueRange } from '../query/filters';

/** Returns common date ranges, such as the last 7 days, in the displayed time zone. */
export function datePresets(zone: Zone) {
  // Use the date without a time, which is the same in every time zone.
  const today = dayjs(formatDay(Date.now(), zone));
  const lastMonth = today.subtract(1, 'month');
  return (
    [
      ['Today', today, today],
      ['Last 7 days', today.subtract(6, 'day'), today],
      ['Last 30 days', today.subtract(29, 'day'), today],
      ['This month', today.startOf('month'), today],
      ['Last month', lastMonth.startOf('month'), lastMonth.endOf('month')],
      ['This year', today.startOf('year'), today],
    ] as const
  ).map(([label, from, to]) => ({ label, from: formatDate(from, 'day'), to: formatDate(to, 'day') }));
}

/** Returns the label of the preset with these dates; undefined if there is none. */
export const presetOf = (zone: Zone, { from, to }: ValueRange): string | undefined =>
  datePresets(zone).find((preset) => preset.from === from && preset.to === to)?.label;
