import { Link } from 'react-router-dom';
import { Brand } from '../../components/Brand';
import styles from './Footer.module.css';
import landing from './Landing.module.css';

/**
 * Renders a placeholder text, an address in Dubai, and links to terms and privacy (product.md: Landing). Placeholders
 * are labelled as such.
 */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${landing.width} ${styles.columns}`}>
        <div className={styles.about}>
          <Brand />
          <p>This text is a placeholder until the operator supplies its own.</p>
          <address>
            Office address, Dubai, United Arab Emirates <span className={styles.mark}>placeholder</span>
          </address>
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
}
