import { Alert, type AlertProps } from 'antd';
import type { ReactNode } from 'react';

type NoticeProps = Pick<AlertProps, 'type' | 'role' | 'description' | 'action'> & {
  readonly children: ReactNode;
};

/**
 * Renders antd's Alert with the role "status", which doesn't interrupt screen readers. Most notices appear
 * while a member types.
 */
export const Notice = ({ children, ...props }: NoticeProps) => (
  <Alert showIcon role="status" {...props} message={children} />
);
