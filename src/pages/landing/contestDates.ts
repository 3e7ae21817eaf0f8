/**
 * Dates and legs of the promotional tour contest (product.md: Landing, Constants). The dates are UTC days; the last day
 * is included.
 */
export const CONTEST = {
  from: '2025-01-02',
  to: '2025-03-15',
  powerLeg: 50,
  otherLegs: 50,
} as const;

/** Number of team members that the contest requires, on all legs. */
export const CONTEST_MEMBERS = CONTEST.powerLeg + CONTEST.otherLegs;

type ContestState = 'coming' | 'running' | 'over';

const DAY_MS = 86_400_000;
const begins = Date.parse(CONTEST.from);
const ends = Date.parse(CONTEST.to) + DAY_MS;

/** Returns the state of the contest at the given date-time. */
export function contestState(date: Date): ContestState {
  if (date.getTime() < begins) return 'coming';
  return date.getTime() < ends ? 'running' : 'over';
}
