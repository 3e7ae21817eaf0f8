import { Link } from 'react-router';
import type { Failure } from '../shared/failure';
import styles from './Form.module.css';

/** A write of money whose answer was lost: it may have gone through (DESIGN decision 15). */
export function UnknownOutcome({ failure, history }: { failure: Failure | undefined; history: string }) {
  if (!failure?.outcomeUnknown) return null;
  return (
    <p className={styles.warning} role="alert">
      Outcome unknown: check the <Link to={history}>history</Link> before trying again.
    </p>
  );
}
