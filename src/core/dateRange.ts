import { formatDate, readDate, type Zone } from './dates';

/** Days in the zone that times are shown in, both included, as YYYY-MM-DD; either may be open. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = (raw: unknown, zone?: Zone): string | undefined => {
  const date = readDate(raw, zone);
  return date && formatDate(date, 'day');
};

/** The range an address asks for; undefined where it asks for none that can be read, or for one from back to front. */
export function readRange(search: URLSearchParams): DateRange | undefined {
  const from = day(search.get('from'));
  const to = day(search.get('to'));
  if (from && to && from > to) return undefined;
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

/** Whether a moment lies in the range; one that cannot be read lies in none. */
export function inRange(raw: unknown, { from, to }: DateRange, zone?: Zone): boolean {
  const at = day(raw, zone);
  return at !== undefined && (!from || at >= from) && (!to || at <= to);
}
