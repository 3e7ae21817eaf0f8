import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly image?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export const EmptyState = ({
  title,
  image = Empty.PRESENTED_IMAGE_SIMPLE,
  children,
  actions,
}: EmptyStateProps) => (
  <Empty
    image={image}
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
