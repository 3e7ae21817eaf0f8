import { formatDay } from './dates';
import { toAsciiDigits } from './digits';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns the number of a month by its English name; a text without letters as it is. */
const monthOf = (text: string): string =>
  /\p{L}/u.test(text) ? String(MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1) : text;

/** Returns a date as YYYY-MM-DD; undefined if it isn't valid. */
const toDay = (year: string, month: string, day: string) =>
  /^\d{4}$/.test(year)
    ? formatDay(`${year}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
    : undefined;

/**
 * Parses a typed date: '2026-01-31', '31/1/2026', '31 Jan 2026' and the like, also with the digits of another script.
 * Returns YYYY-MM-DD; undefined if there is no such date, or if '1/2/2026' may mean two dates.
 */
export function readTypedDay(typed: string): string | undefined {
  const ascii = toAsciiDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const [, first = '', second = '', last = ''] =
    /^\s*(\p{L}{3,}|\d{1,4})[\s\p{Pd}.,/]+(\p{L}{3,}|\d{1,2})[\s\p{Pd}.,/]+(\d{1,4})\s*$/u.exec(ascii) ?? [];
  const days = [toDay(first, second, last), toDay(last, second, first), toDay(last, first, second)];
  const [day, ...others] = new Set(days.filter((valid) => valid !== undefined));
  return others.length === 0 ? day : undefined;
}
