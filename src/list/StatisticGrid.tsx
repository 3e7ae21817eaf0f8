import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './StatisticGrid.module.css';

export interface Figure {
  readonly title: string;
  readonly value: ReactNode;
  /** Drawn in the place of a title that is more than its words. */
  readonly name?: ReactNode;
}

interface StatisticGridProps {
  readonly items: readonly Figure[];
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
