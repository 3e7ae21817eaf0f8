import { Flex, Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './StatisticGrid.module.css';

export interface StatisticItem {
  readonly title: string;
  readonly value: ReactNode;
  /** The title as a React node, such as a title with an info button; `title` by default. */
  readonly name?: ReactNode;
}

const figureParts = { title: styles.title ?? '', content: styles.figure ?? '' };
const COMPACT = { root: { paddingBlock: '0.5rem' }, content: { fontSize: '1.25rem' } };

interface StatisticGridProps {
  readonly items: readonly StatisticItem[];
  /** Shows smaller figures with less space around them. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders figures side by side. Uses `formatter`, because antd's Statistic converts `value` to a string. */
export const StatisticGrid = ({ items, compact = false, className = '', children }: StatisticGridProps) => (
  <Flex wrap gap="1px" className={`${styles.grid} ${className}`}>
    {items.map(({ title, value, name = title }) => (
      <Statistic
        key={title}
        title={name}
        formatter={() => value}
        classNames={figureParts}
        {...(compact && { styles: COMPACT })}
      />
    ))}
    {children}
  </Flex>
);
