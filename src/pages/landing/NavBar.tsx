import { Link } from 'react-router-dom';
import { Brand } from '../../components/Brand';
import landing from './Landing.module.css';
import styles from './NavBar.module.css';

const toTop = () => window.scrollTo({ top: 0 });

export const NavBar = () => (
  <header className={styles.bar}>
    <div className={`${landing.width} ${styles.row}`}>
      <span className={styles.brand}>
        <Brand />
      </span>
      <nav aria-label="Public" className={styles.links}>
        <Link to="/" onClick={toTop}>
          Home
        </Link>
        {/* Not router links: with plain hash links, the browser also moves the focus to the section. */}
        <a href="#about">About</a>
        <a href="#feature">Feature</a>
        <Link to="/login" className={styles.login}>
          Login
        </Link>
        <Link to="/signup" className={styles.join}>
          Sign up
        </Link>
      </nav>
    </div>
  </header>
);
