import { Drawer } from 'antd';
import { SideMenu } from './Menus';

/** Renders the side menu in a drawer, for small screens. */
export default function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer
      open
      title="Menu"
      placement="left"
      size="min(17.5rem, 100vw)"
      // The focus trap focuses the close button. By default, the drawer focuses its container, which has no name.
      autoFocus={false}
      classNames={{ close: 'tap' }}
      onClose={onClose}
    >
      <SideMenu onNavigate={onClose} />
    </Drawer>
  );
}
