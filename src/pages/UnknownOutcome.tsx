import { Link } from 'react-router';
import type { Failure } from '../shared/failure';
import styles from './Form.module.css';

interface UnknownOutcomeProps {
  readonly failure: Failure | undefined;
  /** Where the history stands; without it, it is the list of this very screen, which is being read again. */
  readonly history?: string;
}

/** A write whose answer was lost: it may have gone through (DESIGN decision 15). */
export function UnknownOutcome({ failure, history }: UnknownOutcomeProps) {
  if (!failure?.outcomeUnknown) return null;
  return (
    <p className={styles.warning} role="alert">
      Outcome unknown: check {history ? <Link to={history}>the history</Link> : 'the list below'} before
      trying again.
    </p>
  );
}
