import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
// Weeks begin on Monday, in antd's calendars too.
dayjs.locale('en', { ...dayjs.Ls.en, weekStart: 1 });

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

const ISO_UTC = 'YYYY-MM-DDTHH:mm:ss.SSS[Z]';
const ISO_LOCAL = 'YYYY-MM-DDTHH:mm:ss.SSSZ';
const LONG_DAY = 'dddd, D MMMM YYYY';

export type DateFormat = keyof typeof formats;

/** A date library would roll 99:99 over into days to come, and take the year 0050 for 1950. */
const ISO_DATE = /^((?!00)\d{4}-(?:0[1-9]|1[0-2]))-(\d{2})(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?!:[6-9])|$)/;

/** Whether the calendar has that day: a date library would roll 31 February over into March. */
function isCalendarDay(raw: string): boolean {
  const [, month, day] = ISO_DATE.exec(raw) ?? [];
  return month !== undefined && Number(day) >= 1 && Number(day) <= dayjs(`${month}-01`).daysInMonth();
}

/** Whose clock moments are told by: the browser's own zone, or UTC. */
export type Zone = 'local' | 'utc';

/** A day that came without a clock is that day in every zone. */
const isDay = (raw: unknown) => typeof raw === 'string' && raw.length === 10;

/**
 * Reads an ISO 8601 string or epoch milliseconds of the years 100 to 9999, to be written in that zone; undefined for
 * anything else, never throws.
 */
export function readDate(raw: unknown, zone: Zone = 'local'): dayjs.Dayjs | undefined {
  if (typeof raw !== 'number' && !(typeof raw === 'string' && isCalendarDay(raw))) return undefined;
  const date = zone === 'utc' && !isDay(raw) ? dayjs(raw).utc() : dayjs(raw);
  // Only these years are four digits long, and stand in the order of their texts.
  return date.year() >= 100 && date.year() <= 9999 ? date : undefined;
}

let asked: string | undefined;

/**
 * The member's own zone by its name: 'Europe/Paris'. Asked of the browser once for all cells that are drawn together:
 * each asking costs more than drawing one.
 */
export function localZone(): string {
  if (asked === undefined) {
    asked = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    queueMicrotask(() => {
      asked = undefined;
    });
  }
  return asked;
}

/** What a zone's name says beyond its offset. */
function placeOf(zone: Zone): string {
  const name = localZone();
  return zone === 'local' && name.includes('/') ? `, ${name}` : '';
}

/**
 * A moment in full, for machines and in words: 'Thursday, 5 March 2026, 21:07:09 (UTC+01:00, Europe/Paris)'.
 * A day that came without a clock gets none (product.md: Values).
 */
export function wholeMoment(raw: unknown, zone: Zone): { iso: string; words: string } | undefined {
  const date = readDate(raw, zone);
  if (!date) return undefined;
  if (isDay(raw)) return { iso: date.format(formats.day), words: date.format(LONG_DAY) };
  const words = date.format(`${LONG_DAY}, HH:mm:ss [(UTC]Z`);
  return { iso: date.toISOString(), words: `${words}${placeOf(zone)})` };
}

/**
 * A moment in ISO 8601 with the offset of the zone, to the millisecond: '2026-03-05T21:07:09.000+01:00'; a day that
 * came without a clock stays one. undefined for what is none.
 */
export function isoMoment(raw: unknown, zone: Zone): string | undefined {
  const date = readDate(raw, zone);
  if (!date) return undefined;
  return date.format(isDay(raw) ? formats.day : zone === 'utc' ? ISO_UTC : ISO_LOCAL);
}

/** Writes a moment in the zone that it was read for. */
export function formatDate(date: dayjs.Dayjs, format: DateFormat): string {
  return date.format(formats[format]);
}
