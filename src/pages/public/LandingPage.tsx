import { Link } from 'react-router';
import { Brand } from '../../ui/Brand';
import { usePageTitle } from '../../ui/usePageTitle';
import styles from './LandingPage.module.css';

/** The public start page in its plain form: what the portal is, its risk, and the two ways in (SPEC §1, §2). */
export default function LandingPage() {
  usePageTitle('Home');
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
        <nav aria-label="Account" className={styles.nav}>
          <Link to="/login">Login</Link>
          <Link to="/signup">Sign up</Link>
        </nav>
      </header>
      <main className={styles.main}>
        <h1>Automated crypto trading, on your own exchange account</h1>
        <p>
          A trading bot works with API keys that you create and can withdraw at any time. Follow its trades,
          your wallets and your team in one place.
        </p>
        <Link to="/login" className={styles.start}>
          Login
        </Link>
        <p className={styles.risk}>
          Trading can lose money. Results of the past promise nothing for the future. Trades and API keys on
          the exchange are your own responsibility.
        </p>
      </main>
    </div>
  );
}
