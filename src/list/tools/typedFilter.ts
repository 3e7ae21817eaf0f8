import dayjs from 'dayjs';
import { formatDate, readDate, type Zone } from '../../core/dates';
import type { Field } from '../../core/defineResource';
import { filterKindOf, checkFilter, type Filter } from '../query/filters';

/** The values of the filter controls; only those of the current column's type are set. */
export interface Typed {
  readonly values?: readonly string[];
  readonly text?: string;
  readonly sign?: '' | 'plus' | 'minus';
  readonly from?: string;
  readonly to?: string;
}

/** Returns common date ranges that end today, in the time zone that times are shown in. */
export function dayPresets(zone: Zone) {
  const today = readDate(Date.now(), zone);
  // A date without a time does not shift between time zones.
  const now = dayjs(today && formatDate(today, 'day'));
  const last = now.subtract(1, 'month');
  return (
    [
      ['Last 7 days', now.subtract(6, 'day'), now],
      ['Last 30 days', now.subtract(29, 'day'), now],
      ['This month', now.startOf('month'), now],
      ['Last month', last.startOf('month'), last.endOf('month')],
      ['This year', now.startOf('year'), now],
    ] as const
  ).map(([label, from, to]) => ({ label, from: formatDate(from, 'day'), to: formatDate(to, 'day') }));
}

/** Returns the non-empty ends of a range. */
const ends = (from: string | undefined, to: string | undefined) => ({
  ...(from?.trim() && { from: from.trim() }),
  ...(to?.trim() && { to: to.trim() }),
});

/** Returns the filter typed for a column; undefined if it is empty or invalid. */
export function typedFilter(field: Field, typed: Typed): Filter | undefined {
  const { key } = field;
  const { values = [], text = '', sign, from, to } = typed;
  switch (filterKindOf(field)) {
    case 'days':
      return checkFilter(field, { kind: 'days', key, ...ends(from, to) });
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
