import { Link } from 'react-router-dom';
import { Brand } from '../../components/Brand';
import styles from './Footer.module.css';
import landing from './Landing.module.css';

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={`${landing.width} ${styles.columns}`}>
      <div className={styles.about}>
        <Brand />
        <p>The member portal of an automated crypto-trading and referral network.</p>
        <address>Dubai, United Arab Emirates</address>
      </div>
      <nav aria-label="Footer" className={styles.links}>
        <Link to="/login">Login</Link>
        <Link to="/signup">Sign up</Link>
        <Link to="/terms">Terms</Link>
        <Link to="/privacy">Privacy</Link>
      </nav>
    </div>
  </footer>
);
