import { Drawer, type DrawerProps } from 'antd';

/** Renders antd's Drawer, open until it unmounts. */
export const OpenDrawer = (props: DrawerProps) => (
  // The focus trap focuses the close button. By default, the drawer focuses its container, which has no name.
  <Drawer open autoFocus={false} classNames={{ close: 'tap' }} {...props} />
);
