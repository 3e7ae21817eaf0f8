import type { CSSProperties } from 'react';
import { TitledDrawer } from '../../components/TitledDrawer';
import { SideMenu } from './SideMenu';
import { tabPaths } from './tabs';

interface MenuDrawerProps {
  readonly onClose: () => void;
}

/** Touch targets are 44px high. */
const TALL = { '--ant-menu-item-height': '44px' } as CSSProperties;

/** Renders the sidebar as a drawer on small screens; the layout uses `LazyMenuDrawer`. */
export default function MenuDrawer({ onClose }: MenuDrawerProps) {
  return (
    <TitledDrawer title="Menu" placement="left" width={280} onClose={onClose}>
      {/* The tab bar already marks its own items. */}
      <SideMenu markedElsewhere={tabPaths} style={TALL} onNavigate={onClose} />
    </TitledDrawer>
  );
}
