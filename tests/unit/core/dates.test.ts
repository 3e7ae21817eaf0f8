import { describe, expect, it } from 'vitest';
import {
  formatDate,
  toSheetDateTime,
  zoneName,
  localZone,
  readDate,
  formatDateTime,
  type Zone,
} from '../../../src/core/dates';
import { readTypedDay } from '../../../src/core/typedDate';
import { useTimeZoneOneHourAhead } from '../../support/timeZone';

describe('dates', () => {
  it('are written in the formats of product.md', () => {
    const date = readDate('2026-03-05T21:07:09.000Z');
    if (!date) throw new Error('a valid date must be read');
    expect(formatDate(date, 'day')).toBe('2026-03-05');
    expect(formatDate(date, 'shortDay')).toBe('26-03-05');
    expect(formatDate(date, 'minute')).toBe('2026-03-05 21:07');
    expect(formatDate(date, 'second')).toBe('2026-03-05 21:07:09');
    expect(formatDate(date, 'clock')).toBe('09:07:09 PM');
  });
});

describe('a date-time in the display zone', () => {
  const DATE_TIME = '2026-03-05T23:07:09.250Z';
  const second = (raw: unknown, zone?: Zone) => readDate(raw, zone)?.format('YYYY-MM-DD HH:mm:ss');

  it('is shown in the zone of the browser, unless UTC was chosen', () => {
    useTimeZoneOneHourAhead('Europe/Paris');
    expect(localZone()).toBe('Europe/Paris');
    expect(second(DATE_TIME)).toBe('2026-03-06 00:07:09');
    expect(second(DATE_TIME, 'local')).toBe('2026-03-06 00:07:09');
    expect(second(DATE_TIME, 'utc')).toBe('2026-03-05 23:07:09');
    expect(second(Date.parse(DATE_TIME), 'utc')).toBe('2026-03-05 23:07:09');
    expect(toSheetDateTime(DATE_TIME, 'local')).toBe('2026-03-06 00:07:09');
    expect(toSheetDateTime(DATE_TIME, 'utc')).toBe('2026-03-05 23:07:09');
    expect([zoneName('local'), zoneName('utc')]).toEqual(['Europe/Paris', 'UTC']);
  });

  it('without a time is the same day in both zones', () => {
    useTimeZoneOneHourAhead('Europe/Paris');
    for (const zone of ['local', 'utc'] as const) {
      expect(second('2026-03-05', zone)).toBe('2026-03-05 00:00:00');
      expect(toSheetDateTime('2026-03-05', zone)).toBe('2026-03-05');
      expect(formatDateTime('2026-03-05', zone)).toEqual({
        iso: '2026-03-05',
        text: 'Thursday, 5 March 2026',
      });
    }
  });

  it('has a full text with its offset, and with the place when the zone has one', async () => {
    useTimeZoneOneHourAhead('Europe/Paris');
    expect(formatDateTime(DATE_TIME, 'local')).toEqual({
      iso: '2026-03-05T23:07:09.250Z',
      text: 'Friday, 6 March 2026, 00:07:09 (UTC+01:00, Europe/Paris)',
    });
    expect(formatDateTime(DATE_TIME, 'utc')).toEqual({
      iso: '2026-03-05T23:07:09.250Z',
      text: 'Thursday, 5 March 2026, 23:07:09 (UTC+00:00)',
    });
    // `localZone` caches the time zone until the next microtask. The name CET contains no city.
    await Promise.resolve();
    useTimeZoneOneHourAhead('CET');
    expect(formatDateTime(DATE_TIME, 'local')?.text).toBe('Friday, 6 March 2026, 00:07:09 (UTC+01:00)');
  });

  it.each([undefined, '', 'Etc/Unknown', 'Etc/GMT-1'])(
    'has its offset as its zone if the browser names it %j',
    (name) => {
      useTimeZoneOneHourAhead(name);
      expect(zoneName('local')).toMatch(/^UTC[+-]\d\d:\d\d$/);
      expect(formatDateTime(DATE_TIME, 'local')?.text).toMatch(/ \(UTC\+01:00\)$/);
    },
  );

  it('is undefined when it cannot be read', () => {
    for (const junk of ['soon', null, '2026-02-31', {}]) {
      expect(formatDateTime(junk, 'local')).toBeUndefined();
      expect(toSheetDateTime(junk, 'utc')).toBeUndefined();
    }
  });
});

describe('a typed date', () => {
  it.each([
    '2026-01-05',
    ' 2026-1-5 ',
    '2026/01/05',
    '2026.1.5',
    '2026–01–05',
    '٢٠٢٦-٠١-٠٥',
    '２０２６-０１-０５',
    '\u200E२०२६-०१-०५',
    '5 Jan 2026',
    'January 5, 2026',
    '05-jan-2026',
  ])('%s is read', (typed) => expect(readTypedDay(typed)).toBe('2026-01-05'));
  it.each(['28/11/2026', '28.11.2026', '11/28/2026', '٢٨/١١/٢٠٢٦', '28 Nov 2026', '２０２６／１１／２８'])(
    '%s is read, because it can mean one day only',
    (typed) => expect(readTypedDay(typed)).toBe('2026-11-28'),
  );
  it.each([
    '',
    'soon',
    '2026-02-31',
    '2026-13-01',
    '05.01.2026',
    '5 Foo 2026',
    '26-01-05',
    '28/11/26',
    '2026-01-05T10:00',
    '2026-01',
  ])('%s is no date', (typed) => expect(readTypedDay(typed)).toBeUndefined());
});
