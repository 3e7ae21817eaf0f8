import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../components/Brand';
import { OfflineBar } from '../../components/OfflineBar';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** Renders the frame of an account form. Not antd's Card, which would add 23 kB for Tabs and Menu. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  return (
    <main tabIndex={-1} className={styles.page}>
      <title>{`${title} · Member portal`}</title>
      {/* A centred form would move while the browser parses the page, so block the first paint until it is complete. */}
      <link rel="expect" href="#placeholder" blocking="render" />
      <div className={styles.line}>
        <OfflineBar />
      </div>
      <div className={styles.column}>
        <Link to="/" className="tap" aria-label="Member portal, home">
          <Brand />
        </Link>
        <section className={styles.card}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </section>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </main>
  );
}
