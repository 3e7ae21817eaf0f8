import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { LongText } from './LongText';

interface DescriptionListProps {
  /** `name` is drawn in the place of a label that is more than its words. */
  readonly items: readonly (readonly [label: string, value: ReactNode, name?: ReactNode])[];
  /** Pairs beside each other; one below the other unless told. */
  readonly column?: number | Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', number>>;
}

/** antd's Descriptions the way every screen has them: labels muted, values at the end of their line. */
export function DescriptionList({ items, column = 1 }: DescriptionListProps) {
  return (
    <Descriptions
      size="small"
      colon={false}
      column={column}
      styles={{ content: { justifyContent: 'flex-end', textAlign: 'end' } }}
      items={items.map(([label, value, name = label]) => ({
        key: label,
        label: name,
        children: typeof value === 'string' ? <LongText text={value} label={label} /> : value,
      }))}
    />
  );
}
