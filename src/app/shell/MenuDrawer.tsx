import { Drawer } from 'antd';
import type { ReactNode } from 'react';

/** The sidebar on small screens. Loaded when it first opens. */
export default function MenuDrawer({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Drawer open placement="left" width={280} title="Menu" onClose={onClose}>
      {children}
    </Drawer>
  );
}
