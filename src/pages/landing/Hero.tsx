import { Link } from 'react-router-dom';
import { Carousel } from './Carousel';
import styles from './Hero.module.css';
import landing from './Landing.module.css';
import { slides } from './slides';

/** Renders the first view: what the portal is, links to sign-up and log-in, and the carousel. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={landing.width}>
        <div className={styles.head}>
          <h1>Automated crypto trading, on your own exchange account</h1>
          <div className={styles.aside}>
            <p>
              An AI-driven bot trades crypto and futures by rules, with API keys that you create and can
              revoke at any time. See its trades, your wallets and your team in one place.
            </p>
            <div className={styles.ways}>
              <Link to="/signup" className={`${landing.button} ${landing.primary}`}>
                Sign up
              </Link>
              <Link to="/login" className={landing.button}>
                Login
              </Link>
            </div>
          </div>
        </div>
        <Carousel label="Portal features" slides={slides} />
      </div>
    </div>
  );
}
