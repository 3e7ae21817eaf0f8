import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
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
      items={items.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
