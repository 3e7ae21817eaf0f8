import { Alert, type AlertProps } from 'antd';
import type { ReactNode } from 'react';

type NoticeProps = Pick<AlertProps, 'type' | 'role' | 'description'> & { readonly children: ReactNode };

/** Renders antd's Alert. The role "status" doesn't interrupt screen readers: most notices appear while a member types. */
export const Notice = ({ children, ...props }: NoticeProps) => (
  <Alert showIcon role="status" {...props} message={children} />
);
