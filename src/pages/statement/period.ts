import dayjs from 'dayjs';
import { formatDate, formatDay } from '../../core/dates';

export interface Period {
  /** '2026-03', '2026-Q1' or '2026'; '' for any first and last day. */
  readonly name: string;
  /** The first and the last day, as YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** Matches the name of a period: a year, with a month or a quarter. */
const NAME = /^([1-9]\d{3})(?:-(?:(0[1-9]|1[0-2])|Q([1-4])))?$/;

/** Returns the name of the period that contains a month such as '2026-03'. */
const nameOf = {
  Years: (month: string) => month.slice(0, 4),
  Quarters: (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`,
  Months: (month: string) => month,
} as const;

const MAX_MONTHS = 600;

/** Returns the period with a name such as '2026-03', '2026-Q1' or '2026'; undefined if there is none. */
export function namedPeriod(name: string): Period | undefined {
  const [, year, month, quarter] = NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  const first = dayjs(`${year}-${month ?? '01'}-01`).add(3 * (Number(quarter ?? 1) - 1), 'month');
  const last = first.add(month ? 0 : quarter ? 2 : 11, 'month').endOf('month');
  return { name, from: formatDate(first, 'day'), to: formatDate(last, 'day') };
}

/** Returns the period that the URL names; undefined if it names none, or one that doesn't exist. */
export function readPeriod(search: URLSearchParams): Period | undefined {
  const [from, to] = [formatDay(search.get('from')), formatDay(search.get('to'))];
  const isRange = from !== undefined && to !== undefined && from <= to;
  return namedPeriod(search.get('period') ?? '') ?? (isRange ? { name: '', from, to } : undefined);
}

/** Returns the names of all years, quarters or months from a first day to today, the newest first. */
export function periodNames(kind: keyof typeof nameOf, firstDay: string, today: string): string[] {
  const months: string[] = [];
  let month = dayjs(today).startOf('month');
  do {
    months.push(formatDate(month, 'day').slice(0, 7));
    month = month.subtract(1, 'month');
  } while (months.length < MAX_MONTHS && !month.endOf('month').isBefore(firstDay));
  return [...new Set(months.map(nameOf[kind]))];
}
