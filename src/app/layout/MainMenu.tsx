import {
  ApiOutlined,
  FundOutlined,
  HomeOutlined,
  LineChartOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useResourceParams } from '@refinedev/core';
import { Menu } from 'antd';
import { Link, matchPath, useLocation } from 'react-router-dom';
import styles from './MainMenu.module.css';

/** The tabs of the bottom bar; on wide screens they are at the top of the sidebar (product.md: Layout). */
const tabs = [
  { label: 'Home', to: '/dashboard', Icon: HomeOutlined },
  { label: 'Market', to: '/marketdata', Icon: LineChartOutlined },
  { label: 'API', to: '/bindapi', Icon: ApiOutlined },
  { label: 'Trades', to: '/open_position', Icon: FundOutlined },
  { label: 'Team', to: '/team', Icon: TeamOutlined },
  { label: 'Profile', to: '/profile', Icon: UserOutlined },
] as const;

export const tabPaths: readonly string[] = tabs.map(({ to }) => to);

/** Returns the path of the menu item for the current screen or its parent screen; undefined for unknown paths. */
export function useCurrentMenuItem(): string | undefined {
  const { resources } = useResourceParams();
  const { pathname } = useLocation();
  // `matchPath` ignores case and trailing slashes, like the router.
  const resource = resources.find(({ list }) => typeof list === 'string' && matchPath(list, pathname));
  const { under } = (resource?.meta ?? {}) as { readonly under?: string };
  return under ?? resource?.list;
}

/** Renders the six tabs of product.md as antd's Menu at the top of the sidebar. */
export function MainMenu() {
  const current = useCurrentMenuItem() ?? '';
  return (
    <nav aria-label="Main">
      <Menu
        mode="inline"
        // The links, not the menu, are the Tab stops.
        tabIndex={-1}
        selectedKeys={[current]}
        items={[
          {
            key: 'shortcuts',
            type: 'group',
            // Name the group, because the groups of SideMenu contain some of these screens again.
            label: 'Shortcuts',
            children: tabs.map(({ label, to, Icon }) => ({
              key: to,
              icon: <Icon aria-hidden />,
              label: (
                <Link to={to} aria-current={to === current ? 'page' : undefined}>
                  {label}
                </Link>
              ),
            })),
          },
        ]}
      />
    </nav>
  );
}

/** Renders the six tabs of product.md at the bottom of small screens; antd has no such component. */
export function TabBar() {
  const current = useCurrentMenuItem();
  return (
    <nav aria-label="Main" className={styles.bar}>
      {tabs.map(({ label, to, Icon }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
