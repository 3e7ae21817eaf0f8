import type { CSSProperties, ReactNode } from 'react';
import styles from './DescriptionList.module.css';
import { LongText } from './LongText';

interface DescriptionListProps {
  /** `name` is the label as a React node, such as a label with an info button; `label` by default. */
  readonly items: readonly (readonly [label: string, value: ReactNode, name?: ReactNode])[];
  readonly columns?: number;
}

/** Renders label-value pairs as a `<dl>`. Not antd's Descriptions, whose pairs screen readers read as one cell. */
export const DescriptionList = ({ items, columns = 1 }: DescriptionListProps) => (
  <dl className={styles.list} style={{ '--columns': columns } as CSSProperties}>
    {items.map(([label, value, name = label]) => (
      <div key={label}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <LongText text={value} label={label} /> : value}</dd>
      </div>
    ))}
  </dl>
);
