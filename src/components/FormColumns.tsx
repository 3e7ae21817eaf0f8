import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';

interface FormColumnsProps {
  readonly children: ReactNode;
  /** What a member should know before pressing the button; never below it. */
  readonly facts: ReactNode;
  /** The button, and why it did not work. */
  readonly action: ReactNode;
}

/** The fields of a form and its button, large enough for fingers, and beside them what they mean. */
export function FormColumns({ children, facts, action }: FormColumnsProps) {
  return (
    // Not by the form's own size: its labels would be as high as the fields.
    <ConfigProvider componentSize="large">
      <div className={styles.columns}>
        <div>{children}</div>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.action}>{action}</div>
      </div>
    </ConfigProvider>
  );
}
