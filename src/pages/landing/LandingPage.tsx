import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from '../../components/Brand';
import { useHydrating } from '../../lib/useHydrating';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { Icon } from './icons';
import styles from './Landing.module.css';
import navBar from './NavBar.module.css';
import { Screenshots } from './Screenshots';
import { TeamLevels } from './TeamLevels';

const NavBar = () => (
  <header className={navBar.bar}>
    <div className={`${styles.width} ${navBar.row}`}>
      <span className={navBar.brand}>
        <Brand />
      </span>
      <nav aria-label="Public" className={navBar.links}>
        <Link to="/" onClick={() => window.scrollTo({ top: 0 })}>
          Home
        </Link>
        {/* Not router links: with plain hash links, the browser also moves the focus to the section. */}
        <a href="#about">About</a>
        <a href="#feature">Feature</a>
        <Link to="/login" state={useLocation().state as unknown}>
          Login
        </Link>
        <Link to="/signup">Sign up</Link>
      </nav>
    </div>
  </header>
);

/** Renders the warning that trading can lose money (product.md, decision 14). */
const RiskNotice = () => (
  <section className={styles.risk} aria-labelledby="risk-title">
    <div className={styles.width}>
      <Icon name="warning" size={24} />
      <div>
        <h2 id="risk-title">Trading can lose money</h2>
        <p>
          You can lose some or all of your money. Past profits don't guarantee future results. Trades and API
          keys on the exchange are your own responsibility.
        </p>
      </div>
    </div>
  </section>
);

const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.width}>
      <div className={styles.about}>
        <Brand />
        <p>The member portal of an automated crypto-trading and referral network.</p>
        <address>Dubai, United Arab Emirates</address>
      </div>
      <nav aria-label="Footer" className={styles.links}>
        <Link to="/login" state={useLocation().state as unknown}>
          Login
        </Link>
        <Link to="/signup">Sign up</Link>
        <Link to="/terms">Terms</Link>
        <Link to="/privacy">Privacy</Link>
      </nav>
    </div>
  </footer>
);

export default function LandingPage() {
  useLayoutEffect(() => {
    // The browser looked for the element of the URL's hash before the page existed, so scroll to it here.
    const sectionId = window.location.hash.slice(1);
    if (sectionId) document.getElementById(sectionId)?.scrollIntoView({ behavior: 'instant' });
  }, []);
  const hydratedClass = useHydrating() ? '' : ` ${styles.hydrated}`;
  return (
    <div className={`${styles.page}${hydratedClass}`}>
      <title>Home · Member portal</title>
      <NavBar />
      <main tabIndex={-1}>
        <Hero />
        <Screenshots />
        <Benefits />
        <TeamLevels />
        <p id="contest" className={`${styles.width} ${styles.notice}`}>
          The tour contest is over. It ran from 2 January to 15 March 2025 and needed 100 team members: 50
          joinings on the power leg and 50 on all other legs.
        </p>
        <RiskNotice />
      </main>
      <Footer />
    </div>
  );
}
