import dayjs from 'dayjs';
import { formatDate, formatDay } from '../../core/dates';

/** The length of a period. A custom period has any first and last day. */
export type PeriodKind = 'month' | 'quarter' | 'year' | 'custom';

export interface Period {
  readonly kind: PeriodKind;
  /** '2026-03', '2026-Q1' or '2026'; '' for a custom period. */
  readonly name: string;
  /** The first and the last day, as YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** The number of months of each kind of period, and what its name looks like. */
const kinds = {
  month: { months: 1, pattern: /^([1-9]\d{3})-(0[1-9]|1[0-2])$/ },
  quarter: { months: 3, pattern: /^([1-9]\d{3})-Q([1-4])$/ },
  year: { months: 12, pattern: /^([1-9]\d{3})$/ },
} as const;

type NamedKind = keyof typeof kinds;

/** The maximum number of periods to choose from. */
const MAX_OPTIONS = 600;

/** Returns the period with a name such as '2026-03', '2026-Q1' or '2026'; undefined if there is none. */
export function namedPeriod(name: string): Period | undefined {
  for (const kind of Object.keys(kinds) as NamedKind[]) {
    const { months, pattern } = kinds[kind];
    const [, year, number = '1'] = pattern.exec(name) ?? [];
    if (year === undefined) continue;
    const first = dayjs(`${year}-01-01`).add((Number(number) - 1) * months, 'month');
    const last = first.add(months - 1, 'month').endOf('month');
    return { kind, name, from: formatDate(first, 'day'), to: formatDate(last, 'day') };
  }
  return undefined;
}

/** Returns the period of a kind that contains a day. */
export function periodAround(kind: NamedKind, day: string): Period {
  const [year = '', month = ''] = day.split('-');
  const names = { month: `${year}-${month}`, quarter: `${year}-Q${Math.ceil(Number(month) / 3)}`, year };
  return namedPeriod(names[kind]) ?? { kind, name: names[kind], from: day, to: day };
}

/** Returns the period that the URL names; this month if it names none, or one that doesn't exist. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const named = namedPeriod(search.get('period') ?? '');
  if (named) return named;
  const [from, to] = [formatDay(search.get('from')), formatDay(search.get('to'))];
  if (from !== undefined && to !== undefined && from <= to) return { kind: 'custom', name: '', from, to };
  return periodAround('month', today);
}

/** Returns the names of all periods of a kind from a first day to today, the newest first, and the chosen one. */
export function periodNames(kind: NamedKind, first: string, today: string, chosen: string): string[] {
  const names: string[] = [];
  for (let day = today; names.length < MAX_OPTIONS;) {
    const { name, from } = periodAround(kind, day);
    names.push(name);
    if (from <= first) break;
    day = formatDate(dayjs(from).subtract(1, 'day'), 'day');
  }
  return names.includes(chosen) ? names : [...names, chosen].sort().reverse();
}
