import dayjs, { type Dayjs } from 'dayjs';
import { formatDate, readDate, type Zone } from '../core/dates';
import type { Field } from '../core/defineResource';
import { filterKindOf } from '../core/filterFields';
import { checkFilter, type Filter } from '../core/filters';

/** What the controls of a filter hold, those of one kind at a time. */
export interface Typed {
  readonly days?: readonly [Dayjs | null, Dayjs | null] | null;
  readonly values?: readonly string[];
  readonly text?: string;
  readonly sign?: '' | 'plus' | 'minus';
  readonly from?: string;
  readonly to?: string;
}

/** Ranges of days that are asked for most, reckoned from today in the zone that times are shown in. */
export const dayPresets = (zone: Zone): { label: string; value: [Dayjs, Dayjs] }[] => {
  const today = readDate(Date.now(), zone);
  // A day without a clock, as the days of a range are: between zones it must not shift.
  const now = dayjs(today && formatDate(today, 'day'));
  const last = now.subtract(1, 'month');
  return [
    { label: 'Last 7 days', value: [now.subtract(6, 'day'), now] },
    { label: 'Last 30 days', value: [now.subtract(29, 'day'), now] },
    { label: 'This month', value: [now.startOf('month'), now] },
    { label: 'Last month', value: [last.startOf('month'), last.endOf('month')] },
    { label: 'This year', value: [now.startOf('year'), now] },
  ];
};

const day = (date: Dayjs | null | undefined) => (date ? formatDate(date, 'day') : undefined);

/** One end or both of a range, without those that are empty. */
const ends = (from: string | undefined, to: string | undefined) => ({
  ...(from?.trim() && { from: from.trim() }),
  ...(to?.trim() && { to: to.trim() }),
});

/** The filter that was typed for a column; undefined for one that is none, an empty one among them. */
export function typedFilter(field: Field, typed: Typed): Filter | undefined {
  const { key } = field;
  const { days, values = [], text = '', sign, from, to } = typed;
  switch (filterKindOf(field)) {
    case 'days':
      return checkFilter(field, { kind: 'days', key, ...ends(day(days?.[0]), day(days?.[1])) });
    case 'choice':
      return checkFilter(field, { kind: 'choice', key, values });
    case 'text':
      return checkFilter(field, { kind: 'text', key, text });
    case 'figure':
      return checkFilter(field, { kind: 'figure', key, ...(sign ? { sign } : ends(from, to)) });
    case undefined:
      return undefined;
  }
}
