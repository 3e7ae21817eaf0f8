import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';

interface FormColumnsProps {
  readonly children: ReactNode;
  /** Information to check before submitting, such as the fee or the recipient. On phones it is above the button. */
  readonly summary: ReactNode;
  readonly action: ReactNode;
}

/** Renders the fields of a form, its summary and its submit button. The controls are large enough for touch. */
export function FormColumns({ children, summary, action }: FormColumnsProps) {
  return (
    // Not the `size` prop of Form, which would also make the labels as high as the fields.
    <ConfigProvider componentSize="large">
      <div className={styles.columns}>
        <div>{children}</div>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.action}>{action}</div>
      </div>
    </ConfigProvider>
  );
}
