import dayjs from 'dayjs';

/**
 * The five ways to write a moment (product.md: Constants); hours run to 24 unless AM/PM stands beside them.
 */
const formats = {
  day: 'YYYY-MM-DD',
  shortDay: 'YY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
  clock: 'hh:mm:ss A',
} as const;

export type DateFormat = keyof typeof formats;

const ISO_DATE = /^(\d{4}-(?:0[1-9]|1[0-2]))-(\d{2})(?:[T ]\d{2}:\d{2}|$)/;

/** Whether the calendar has that day: a date library would roll 31 February over into March. */
function isCalendarDay(raw: string): boolean {
  const [, month, day] = ISO_DATE.exec(raw) ?? [];
  return month !== undefined && Number(day) >= 1 && Number(day) <= dayjs(`${month}-01`).daysInMonth();
}

/** Reads an ISO 8601 string or epoch milliseconds; undefined for anything else, never throws. */
export function readDate(raw: unknown): dayjs.Dayjs | undefined {
  if (typeof raw !== 'number' && !(typeof raw === 'string' && isCalendarDay(raw))) return undefined;
  const date = dayjs(raw);
  return date.isValid() ? date : undefined;
}

/** Writes a moment in the member's own time zone. */
export function formatDate(date: dayjs.Dayjs, format: DateFormat): string {
  return date.format(formats[format]);
}
