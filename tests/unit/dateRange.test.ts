import { describe, expect, it } from 'vitest';
import { inRange, readRange } from '../../src/list/query/listQuery';

describe('a range of days', () => {
  const range = (query: string) => readRange(new URLSearchParams(query));

  it('is read from the URL, and is empty for invalid dates', () => {
    expect(range('from=2026-01-02&to=2026-02-03')).toEqual({ from: '2026-01-02', to: '2026-02-03' });
    expect(range('from=2026-01-02')).toEqual({ from: '2026-01-02' });
    for (const query of ['', 'from=', 'from=yesterday', 'from=2026-02-31&to=%00'])
      expect(range(query)).toEqual({});
  });

  it('with reversed dates is empty', () => {
    expect(range('from=2026-02-03&to=2026-01-02')).toEqual({});
  });

  it('contains its first and its last day, and no value that cannot be read', () => {
    const days = { from: '2026-01-02', to: '2026-01-03' };
    expect(inRange('2026-01-02T00:00:00Z', days)).toBe(true);
    expect(inRange('2026-01-03T23:59:59Z', days)).toBe(true);
    expect(inRange('2026-01-01T23:59:59Z', days)).toBe(false);
    expect(inRange('2026-01-04T00:00:00Z', days)).toBe(false);
    expect(inRange('2026-06-01T00:00:00Z', { from: '2026-01-02' })).toBe(true);
    for (const junk of [null, undefined, '', 'soon', {}]) {
      expect(inRange(junk, days)).toBe(false);
      // Even a range without start and end does not contain values that are no dates.
      expect(inRange(junk, {})).toBe(false);
    }
  });
});
