import { Drawer } from 'antd';
import { useRef, type CSSProperties } from 'react';
import { DialogTitle } from '../../components/DialogTitle';
import { SideMenu } from './SideMenu';
import { tabPaths } from './tabs';

interface MenuDrawerProps {
  readonly onClose: () => void;
}

/** Touch targets are 44px high. */
const TALL = { '--ant-menu-item-height': '44px' } as CSSProperties;

/** Renders the sidebar as a drawer on small screens; the layout uses `LazyMenuDrawer`. */
export default function MenuDrawer({ onClose }: MenuDrawerProps) {
  const title = useRef<HTMLSpanElement>(null);
  return (
    <Drawer
      open
      placement="left"
      width={280}
      title={<DialogTitle ref={title}>Menu</DialogTitle>}
      onClose={onClose}
      afterOpenChange={() => title.current?.focus()}
    >
      {/* The tab bar already marks its own items. */}
      <SideMenu markedElsewhere={tabPaths} style={TALL} onNavigate={onClose} />
    </Drawer>
  );
}
