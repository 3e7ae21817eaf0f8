import type { ReactNode } from 'react';
import styles from './StatGrid.module.css';

/** Headline figures side by side, each under its muted label. */
export function StatGrid({
  stats,
}: {
  stats: readonly { readonly title: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className={styles.grid}>
      {stats.map(({ title, value }) => (
        <div key={title} className={styles.stat}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
