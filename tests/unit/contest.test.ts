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
  ])('at %s is %s', (dateTime, state) => {
    expect(contestState(new Date(dateTime))).toBe(state);
  });

  it('needs 50 members and 50 members, 100 together', () => {
    expect(CONTEST).toMatchObject({ powerLeg: 50, otherLegs: 50 });
    expect(CONTEST_MEMBERS).toBe(100);
  });
});
