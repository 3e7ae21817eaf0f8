import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import styles from './Dashboard.module.css';
import { hasPaid, type DashboardData } from './firstStepStates';

/** The terms that every member accepts by trading here (product.md: Audience and roles). */
export const RESPONSIBILITY =
  "Trades and API keys on the exchange are your own responsibility. Don't close trades on purpose to raise gains or cut losses.";

/** Renders the privacy-policy notice while `paidStatus` is known to be empty (product.md: Dashboard, States). */
export function PrivacyNotice({ value }: { value: DashboardData | undefined }) {
  if (!value || hasPaid(value)) return null;
  return (
    <Alert
      className={styles.notice ?? ''}
      type="info"
      showIcon
      // Not the role "alert", which would interrupt screen readers.
      role="region"
      aria-labelledby="privacy-notice"
      message={<h2 id="privacy-notice">Privacy policy</h2>}
      description={
        <>
          {RESPONSIBILITY} Read the <Link to="/privacy">privacy policy</Link> and{' '}
          <Link to="/terms">terms</Link> before you activate your account.
        </>
      }
    />
  );
}
