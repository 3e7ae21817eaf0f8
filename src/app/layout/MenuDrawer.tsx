import { Drawer } from 'antd';
import type { ReactNode } from 'react';

export interface MenuDrawerProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The sidebar on small screens; the shell uses `LazyMenu`. */
export default function MenuDrawer({ children, onClose }: MenuDrawerProps) {
  return (
    <Drawer open placement="left" width={280} title="Menu" onClose={onClose}>
      {children}
    </Drawer>
  );
}
