import { Empty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** Another picture than antd's empty tray. */
  readonly image?: ReactNode;
  /** What it means, in a sentence. */
  readonly children?: ReactNode;
  /** Buttons or links: what a member can do about it. */
  readonly actions?: ReactNode;
}

/** antd's Empty in place of content: nothing there, or nothing yet. */
export function EmptyState({
  title,
  image = Empty.PRESENTED_IMAGE_SIMPLE,
  children,
  actions,
}: EmptyStateProps) {
  return (
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
}
