import { Descriptions, Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';
import { LongText } from './LongText';

interface DescriptionListProps {
  /** `name` is the label as a React node, such as a label with an info button; `label` by default. */
  readonly items: readonly (readonly [label: string, value: ReactNode, name?: ReactNode])[];
  /** The number of lists to show side by side if there is room: antd's `column` knows only the width of the window. */
  readonly columns?: number;
}

/** Renders label-value pairs as antd's Descriptions. `bordered` makes the labels row headers for screen readers. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const length = Math.ceil(items.length / columns);
  const starts = items.map((_, index) => index).filter((index) => index % length === 0);
  return (
    <Flex wrap gap="0.5rem 1.5rem">
      {starts.map((start) => (
        <Descriptions
          key={start}
          bordered
          column={1}
          className={styles.list ?? ''}
          classNames={{ label: styles.label ?? '', content: styles.value ?? '' }}
          items={items.slice(start, start + length).map(([label, value, name = label]) => ({
            key: label,
            label: name,
            children: typeof value === 'string' ? <LongText text={value} label={label} /> : value,
          }))}
        />
      ))}
    </Flex>
  );
}
