import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <Empty
    image={Empty.PRESENTED_IMAGE_SIMPLE}
    description={
      <>
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </>
    }
  >
    {actions}
  </Empty>
);
