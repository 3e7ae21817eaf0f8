import * as icons from '@ant-design/icons';
import { Link, useLocation } from 'react-router-dom';
import { menuItemOf } from '../refineResources';
import { LinkMenu } from './LinkMenu';
import styles from './MainMenu.module.css';

/** The tabs of the bottom bar; on wide screens they are at the top of the sidebar (product.md: Layout). */
const tabs = [
  { label: 'Home', to: '/dashboard', Icon: icons.HomeOutlined },
  { label: 'Market', to: '/marketdata', Icon: icons.LineChartOutlined },
  { label: 'API', to: '/bindapi', Icon: icons.ApiOutlined },
  { label: 'Trades', to: '/open_position', Icon: icons.FundOutlined },
  { label: 'Team', to: '/team', Icon: icons.TeamOutlined },
  { label: 'Profile', to: '/profile', Icon: icons.UserOutlined },
] as const;

export const tabPaths: readonly string[] = tabs.map(({ to }) => to);

/** Returns the path of the menu item to mark as current; '' for unknown paths. */
export const useCurrentMenuItem = () => menuItemOf(useLocation().pathname) ?? '';

/** Renders the six tabs of product.md as antd's Menu at the top of the sidebar. */
export function MainMenu() {
  // Name the group, because the groups of SideMenu contain some of these screens again.
  const group = { label: 'Shortcuts', links: tabs.map(({ label, ...tab }) => ({ ...tab, children: label })) };
  return (
    <nav aria-label="Main">
      <LinkMenu current={useCurrentMenuItem()} groups={[group]} />
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
