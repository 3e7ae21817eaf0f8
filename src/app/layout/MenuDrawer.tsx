import { Drawer } from 'antd';
import type { CSSProperties } from 'react';
import { SideMenu } from './SideMenu';
import { tabPaths } from './tabs';

interface MenuDrawerProps {
  readonly onClose: () => void;
}

/** As high as a finger wants its entries. */
const TALL = { '--ant-menu-item-height': '44px' } as CSSProperties;

/** The sidebar on small screens; the layout uses `LazyMenuDrawer`. */
export default function MenuDrawer({ onClose }: MenuDrawerProps) {
  return (
    <Drawer open placement="left" width={280} title="Menu" onClose={onClose}>
      {/* The tab bar stands beside it. */}
      <SideMenu markedElsewhere={tabPaths} style={TALL} onNavigate={onClose} />
    </Drawer>
  );
}
