import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons or links: what a member can do about it. */
  readonly actions?: ReactNode;
  /** Read out at once by screen readers. */
  readonly alert?: boolean;
}

/** A panel in place of content: nothing there, something failed, or not yet. */
export function Notice({ icon, title, children, actions, alert = false }: NoticeProps) {
  return (
    <div className={styles.notice} role={alert ? 'alert' : undefined}>
      {icon && (
        <span className={styles.mark} aria-hidden>
          {icon}
        </span>
      )}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
