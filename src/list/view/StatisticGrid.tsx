import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './StatisticGrid.module.css';

export interface StatisticItem {
  readonly title: string;
  readonly value: ReactNode;
  /** The title as a React node, such as a title with an info button; `title` by default. */
  readonly name?: ReactNode;
}

interface StatisticGridProps {
  readonly items: readonly StatisticItem[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Renders figures side by side. Statistic converts `value` to a string, so `formatter` returns the React node instead.
 */
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
