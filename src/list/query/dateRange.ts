import { formatDate, readDate } from '../../core/dates';
import type { Zone } from '../../core/dateFormats';

/** Dates in the displayed time zone as YYYY-MM-DD, both inclusive; either may be missing. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = (raw: unknown, zone?: Zone): string | undefined => {
  const date = readDate(raw, zone);
  return date && formatDate(date, 'day');
};

/** Returns the date range in the URL; undefined if it has no valid date or the dates are in the wrong order. */
export function readRange(search: URLSearchParams): DateRange | undefined {
  const from = day(search.get('from'));
  const to = day(search.get('to'));
  if (from && to && from > to) return undefined;
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

/** Returns whether a date-time lies in the range; false if it is unreadable. */
export function inRange(raw: unknown, { from, to }: DateRange, zone?: Zone): boolean {
  const at = day(raw, zone);
  return at !== undefined && (!from || at >= from) && (!to || at <= to);
}
