import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './StatisticGrid.module.css';

interface StatisticGridProps {
  readonly items: readonly { readonly title: string; readonly value: ReactNode }[];
}

/** Headline figures side by side. `value` is drawn as it comes: Statistic itself would go through floats. */
export function StatisticGrid({ items }: StatisticGridProps) {
  return (
    <div className={styles.grid}>
      {items.map(({ title, value }) => (
        <Statistic key={title} title={title} formatter={() => value} />
      ))}
    </div>
  );
}
