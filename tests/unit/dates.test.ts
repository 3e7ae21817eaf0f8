import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../src/core/dates';

describe('dates', () => {
  it('writes the promised formats', () => {
    const date = readDate('2026-03-05T21:07:09.000Z');
    if (!date) throw new Error('a valid date must be read');
    expect(formatDate(date, 'day')).toBe('2026-03-05');
    expect(formatDate(date, 'shortDay')).toBe('26-03-05');
    expect(formatDate(date, 'minute')).toBe('2026-03-05 21:07');
    expect(formatDate(date, 'second')).toBe('2026-03-05 21:07:09');
    expect(formatDate(date, 'clock')).toBe('09:07:09 PM');
  });

  it('reads every ISO moment and every epoch as that moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (moment) => {
          expect(readDate(moment.toISOString())?.valueOf()).toBe(moment.valueOf());
          expect(readDate(moment.valueOf())?.valueOf()).toBe(moment.valueOf());
        },
      ),
    );
  });

  it('refuses everything else, and never throws', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void readDate(raw)));
    for (const junk of [
      '',
      'yesterday',
      '12',
      '2026-13-45T00:00',
      '2026-02-31',
      '2026-02-00',
      null,
      undefined,
      {},
      NaN,
      true,
    ]) {
      expect(readDate(junk)).toBeUndefined();
    }
  });
});
