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

/** Renders figures side by side. Uses `formatter`, because antd's Statistic converts `value` to a string. */
export const StatisticGrid = ({ items, className = '', children }: StatisticGridProps) => (
  <div className={`${styles.grid} ${className}`}>
    {items.map(({ title, value, name = title }) => (
      <Statistic key={title} title={name} formatter={() => value} />
    ))}
    {children}
  </div>
);
