import { formatDay } from './dates';
import { toAsciiDigits } from './digits';

/**
 * Parses a typed date: '2026-01-31', also without leading zeros, with other separators or with the digits of another
 * script. Returns YYYY-MM-DD; undefined if there is no such date.
 */
export function readTypedDay(typed: string): string | undefined {
  const ascii = toAsciiDigits(typed).replace(/\p{Cf}/gu, '');
  const [, year, month = '', day = ''] =
    /^\s*(\d{4})\s*[\p{Pd}./]\s*(\d{1,2})\s*[\p{Pd}./]\s*(\d{1,2})\s*$/u.exec(ascii) ?? [];
  return year === undefined
    ? undefined
    : formatDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
