/**
 * The promotional tour contest (product.md: Landing, Constants): its days are UTC days, the last one
 * included.
 */
export const CONTEST = {
  from: '2025-01-02',
  to: '2025-03-15',
  powerLeg: 50,
  otherLegs: 50,
} as const;

/** The team members that the contest asks for, on all legs. */
export const CONTEST_MEMBERS = CONTEST.powerLeg + CONTEST.otherLegs;

type ContestState = 'coming' | 'running' | 'over';

const DAY_MS = 86_400_000;
const begins = Date.parse(CONTEST.from);
const ends = Date.parse(CONTEST.to) + DAY_MS;

/** Where the contest stands at a moment. */
export function contestState(moment: Date): ContestState {
  if (moment.getTime() < begins) return 'coming';
  return moment.getTime() < ends ? 'running' : 'over';
}
