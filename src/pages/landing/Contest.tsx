import { useState } from 'react';
import { useHydrating } from '../../components/useHydrating';
import { CONTEST, CONTEST_MEMBERS, contestState } from './contestDates';
import styles from './Contest.module.css';
import { ContestLegs } from './ContestLegs';
import { Section } from './Section';

/** Formats a day as "2 January", in English whatever the browser's language. */
const dayAndMonth = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const DATES = `${dayAndMonth(CONTEST.from)} to ${dayAndMonth(CONTEST.to)} ${CONTEST.to.slice(0, 4)}`;

const standing = {
  coming: `The contest hasn't started yet. It runs from ${DATES}.`,
  running: `The contest is on. It runs from ${DATES}.`,
  over: `The contest is over. It ran from ${DATES}.`,
};

/**
 * Renders the promotional tour contest, and whether it can still be won (product.md: Landing, Constants; decision 14).
 */
export function Contest() {
  // Prerendered pages (build/prerender) always say that the contest is over, because its dates are in the past.
  const [today] = useState(() => new Date());
  const state = useHydrating() ? 'over' : contestState(today);
  const needs = state === 'over' ? 'needed' : 'needs';
  return (
    <Section id="contest" title="Tour contest" beside lead={<strong>{standing[state]}</strong>}>
      <div>
        <p className={styles.words}>
          It {needs} a team of {CONTEST_MEMBERS} members: {CONTEST.powerLeg} joinings on the power leg and{' '}
          {CONTEST.otherLegs} on all other legs together. A leg is a direct member and everyone below them;
          the power leg is the strongest.
        </p>
        <ContestLegs />
      </div>
    </Section>
  );
}
