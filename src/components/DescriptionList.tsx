import type { CSSProperties, ReactNode } from 'react';
import styles from './DescriptionList.module.css';
import { LongText } from './LongText';

interface DescriptionListProps {
  /** `name` is drawn in the place of a label that is more than its words. */
  readonly items: readonly (readonly [label: string, value: ReactNode, name?: ReactNode])[];
  /** The most pairs beside each other, where there is room. */
  readonly columns?: number;
}

/** Names and values: labels muted, values at the end of their line. Screen readers read antd's Descriptions as one cell a pair. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={styles.list} style={{ '--columns': columns } as CSSProperties}>
      {items.map(([label, value, name = label]) => (
        <div key={label}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <LongText text={value} label={label} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
