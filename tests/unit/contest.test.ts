import { describe, expect, it } from 'vitest';
import { CONTEST, CONTEST_MEMBERS, contestState } from '../../src/pages/landing/contestDates';

describe('the tour contest', () => {
  it.each([
    ['1999-12-31T00:00:00.000Z', 'coming'],
    ['2025-01-01T23:59:59.999Z', 'coming'],
    ['2025-01-02T00:00:00.000Z', 'running'],
    ['2025-02-10T12:00:00.000Z', 'running'],
    ['2025-03-15T23:59:59.999Z', 'running'],
    ['2025-03-16T00:00:00.000Z', 'over'],
    ['2031-01-02T00:00:00.000Z', 'over'],
  ])('at %s is %s', (moment, state) => {
    expect(contestState(new Date(moment))).toBe(state);
  });

  it('goes by UTC days, wherever the visitor is', () => {
    expect(contestState(new Date('2025-01-02T01:00:00+04:00'))).toBe('coming');
    expect(contestState(new Date('2025-03-15T23:00:00-08:00'))).toBe('over');
  });

  it('asks for 50 and 50, together 100', () => {
    expect(CONTEST).toMatchObject({ powerLeg: 50, otherLegs: 50 });
    expect(CONTEST_MEMBERS).toBe(100);
  });
});
