import { Drawer } from 'antd';
import { SideMenu } from './SideMenu';

export interface MenuDrawerProps {
  readonly onClose: () => void;
}

/** The sidebar on small screens; the layout uses `LazyMenuDrawer`. */
export default function MenuDrawer({ onClose }: MenuDrawerProps) {
  return (
    <Drawer open placement="left" width={280} title="Menu" onClose={onClose}>
      <SideMenu onNavigate={onClose} />
    </Drawer>
  );
}
