import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../components/Brand';
import styles from './LegalLayout.module.css';

export function LegalLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Member portal`}</title>
      <header>
        <Link to="/" className="tap" aria-label="Member portal, home">
          <Brand />
        </Link>
      </header>
      <main tabIndex={-1} className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <footer>
        <nav aria-label="Footer" className={styles.links}>
          <Link to="/">Home</Link>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
        </nav>
      </footer>
    </div>
  );
}
