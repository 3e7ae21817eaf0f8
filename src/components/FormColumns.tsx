import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';

interface FormColumnsProps {
  readonly children: ReactNode;
  /** Information to check before submitting, such as the fee or the recipient. On phones it is above the button. */
  readonly summary: ReactNode;
  /** The submit button and its error message. */
  readonly action: ReactNode;
}

/** Renders the fields of a form, its summary and its submit button. */
export function FormColumns({ children, summary, action }: FormColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
