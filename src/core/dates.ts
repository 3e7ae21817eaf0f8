import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { DateFormat, Zone } from './valueType';

export type { Zone };

dayjs.extend(utc);
// Weeks start on Monday, also in antd's date pickers.
dayjs.locale('en', { ...dayjs.Ls.en, weekStart: 1 });

/** The five date formats. Hours are 24-hour unless AM/PM is part of the format. */
const dateFormats: Readonly<Record<DateFormat, string>> = {
  day: 'YYYY-MM-DD',
  shortDay: 'YY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
  clock: 'hh:mm:ss A',
};

const LONG_DAY = 'dddd, D MMMM YYYY';

/**
 * Matches the dates that exist in the years 100 to 9999: '2026-03-05', also with a time and an offset as in RFC 3339
 * ('2026-03-05T21:07:09.250Z', '2026-03-05 21:07+0100'). The contract's schema of dates uses it too.
 */
export const DATE =
  /^(?!00)(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:[Tt ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:[Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

/** The range of dates in epoch ms: 3 March 1973 to the end of the year 9999. Lower numbers are epoch seconds. */
export const EPOCH = { min: 100_000_000_000, max: 253_402_300_799_999 } as const;

/** Splits a matched date: day, hours and minutes, seconds, fraction, and the hours and minutes of the offset, or Z. */
const PARTS = /^(.{10})(?:.(.{5})(:\d\d)?(?:\.(\d{1,3})\d*)?(?:([+-]\d\d):?(\d\d)?|(Z)|$))?/i;

/** Writes a matched date as ECMAScript requires it: other forms are read differently by each browser. */
function toIso(date: string): string {
  const [, day = '', minute, second = ':00', fraction = '', hours, minutes = '00', utc = ''] =
    PARTS.exec(date) ?? [];
  const offset = hours === undefined ? utc.toUpperCase() : `${hours}:${minutes}`;
  return `${day}T${minute ?? '00:00'}${second}.${fraction.padEnd(3, '0')}${offset}`;
}

/** Returns whether a value is a date without a time, which is the same date in every time zone. */
export const isDay = (raw: unknown): boolean => typeof raw === 'string' && raw.length === 10;

/** Parses a date as the contract writes it, a text or epoch ms, as a date in `zone`; undefined for anything else. */
export function readDate(raw: unknown, zone: Zone = 'local'): dayjs.Dayjs | undefined {
  const isEpoch = typeof raw === 'number' && Number.isInteger(raw) && raw >= EPOCH.min && raw <= EPOCH.max;
  const isText = typeof raw === 'string' && DATE.test(raw);
  if (!isEpoch && !isText) return undefined;
  const date = dayjs(isText ? toIso(raw) : raw);
  return zone === 'utc' && !isDay(raw) ? date.utc() : date;
}

let cachedZone: string | undefined;

/**
 * Returns the browser's time zone, such as 'Europe/Paris', or its offset if the browser doesn't know the name. Caches it
 * until the next microtask: reading it is slow.
 */
export function localZone(): string {
  if (cachedZone === undefined) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
    // 'Etc/Unknown' means nothing to members, and 'Etc/GMT-3' means UTC+3.
    cachedZone = timeZone && !timeZone.startsWith('Etc/') ? timeZone : dayjs().format('[UTC]Z');
    queueMicrotask(() => {
      cachedZone = undefined;
    });
  }
  return cachedZone;
}

/**
 * Returns a full date-time as ISO 8601 and as text: 'Thursday, 5 March 2026, 21:07:09 (UTC+01:00, Europe/Paris)'. A
 * date without a time stays a date.
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
