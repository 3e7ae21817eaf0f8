import { Menu } from 'antd';
import { NavLink, useLocation } from 'react-router-dom';
import { tabs } from './tabs';

/** The six tabs of product.md as antd's Menu, at the head of the sidebar. */
export function MainMenu() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <Menu
        mode="inline"
        selectedKeys={[pathname.toLowerCase()]}
        items={tabs.map(({ label, to, Icon }) => ({
          key: to,
          icon: <Icon aria-hidden />,
          label: <NavLink to={to}>{label}</NavLink>,
        }))}
      />
    </nav>
  );
}
