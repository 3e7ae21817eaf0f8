import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './StatisticGrid.module.css';

interface StatisticGridProps {
  /** `name` is drawn in the place of a title that is more than its words. */
  readonly items: readonly { readonly title: string; readonly value: ReactNode; readonly name?: ReactNode }[];
  /** Another arrangement of the cells than as many as fit. */
  readonly className?: string | undefined;
  /** One more cell, that holds no figure. */
  readonly children?: ReactNode;
}

/** Headline figures side by side. `value` is drawn as it comes: Statistic itself would go through floats. */
export function StatisticGrid({ items, className = '', children }: StatisticGridProps) {
  return (
    <div className={`${styles.grid} ${className}`}>
      {items.map(({ title, value, name = title }) => (
        <Statistic key={title} title={name} formatter={() => value} />
      ))}
      {children}
    </div>
  );
}
