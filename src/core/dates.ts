import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { DateFormat, Zone } from './valueType';

export type { Zone };

dayjs.extend(utc);
// Weeks start on Monday, also in antd's date pickers.
dayjs.locale('en', { ...dayjs.Ls.en, weekStart: 1 });

/** The five date formats (product.md: Constants). Hours are 24-hour unless AM/PM is part of the format. */
const dateFormats: Readonly<Record<DateFormat, string>> = {
  day: 'YYYY-MM-DD',
  shortDay: 'YY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
  clock: 'hh:mm:ss A',
};

const LONG_DAY = 'dddd, D MMMM YYYY';

/** Matches ISO dates without a time or with a valid one. Day.js would read 99:99 as a later day, and 0050 as 1950. */
const ISO_DATE = /^((?!00)\d{4}-(?:0[1-9]|1[0-2]))-(\d{2})(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?!:[6-9])|$)/;

/** Returns whether an ISO date exists. Day.js would read 31 February as a day in March. */
function isCalendarDay(raw: string): boolean {
  const [, month, day] = ISO_DATE.exec(raw) ?? [];
  return month !== undefined && Number(day) >= 1 && Number(day) <= dayjs(`${month}-01`).daysInMonth();
}

/** Returns whether a value is a date without a time, which is the same date in every time zone. */
export const isDay = (raw: unknown): boolean => typeof raw === 'string' && raw.length === 10;

/** Parses an ISO 8601 string or epoch ms (years 100 to 9999) as a date in `zone`; undefined for anything else. */
export function readDate(raw: unknown, zone: Zone = 'local'): dayjs.Dayjs | undefined {
  if (typeof raw !== 'number' && !(typeof raw === 'string' && isCalendarDay(raw))) return undefined;
  const date = zone === 'utc' && !isDay(raw) ? dayjs(raw).utc() : dayjs(raw);
  // Other years are not formatted with four digits, so their dates could not be compared as strings.
  return date.year() >= 100 && date.year() <= 9999 ? date : undefined;
}

let cachedZone: string | undefined;

/**
 * Returns the browser's time zone, such as 'Europe/Paris', or its offset if the browser doesn't know the name. Caches it
 * until the next microtask: reading it is slow.
 */
export function localZone(): string {
  if (cachedZone === undefined) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
    cachedZone = timeZone ?? dayjs().format('[UTC]Z');
    queueMicrotask(() => {
      cachedZone = undefined;
    });
  }
  return cachedZone;
}

/**
 * Returns a full date-time as ISO 8601 and as text: 'Thursday, 5 March 2026, 21:07:09 (UTC+01:00, Europe/Paris)'. A
 * date without a time stays a date (product.md: Values).
 */
export function formatDateTime(raw: unknown, zone: Zone): { iso: string; text: string } | undefined {
  const date = readDate(raw, zone);
  if (!date) return undefined;
  if (isDay(raw)) return { iso: date.format(dateFormats.day), text: date.format(LONG_DAY) };
  const text = date.format(`${LONG_DAY}, HH:mm:ss [(UTC]Z`);
  // The name of the time zone is added if it contains a city.
  const zoneName = zone === 'local' && localZone().includes('/') ? `, ${localZone()}` : '';
  return { iso: date.toISOString(), text: `${text}${zoneName})` };
}

/** Returns the name of a zone: 'UTC', or the browser's time zone. */
export const zoneName = (zone: Zone): string => (zone === 'utc' ? 'UTC' : localZone());

/**
 * Returns '2026-03-05 21:07:09', which spreadsheets read as a time, or only the date if it has no time; undefined for
 * invalid values.
 */
export const toSheetDateTime = (raw: unknown, zone: Zone): string | undefined =>
  readDate(raw, zone)?.format(isDay(raw) ? dateFormats.day : dateFormats.second);

/** Formats a date-time in the time zone that it was parsed for. */
export const formatDate = (date: dayjs.Dayjs, format: DateFormat): string => date.format(dateFormats[format]);

/** Returns the date of a date-time in `zone` as YYYY-MM-DD; undefined if it is unreadable. */
export const formatDay = (raw: unknown, zone?: Zone): string | undefined =>
  readDate(raw, zone)?.format(dateFormats.day);
