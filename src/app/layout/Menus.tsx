import * as icons from '@ant-design/icons';
import { useMenu } from '@refinedev/core';
import { Menu } from 'antd';
import { useEffect, useRef, type ComponentType } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { scrollToShow } from '../../lib/scrollToShow';
import { menuItemOf } from '../refineResources';
import styles from './Menus.module.css';
import { UnreadCount, unreadLabel, useUnreadCounts } from './UnreadCounts';

interface LinkMenuProps {
  /** The path of the link to mark as current; '' for none. */
  readonly current: string;
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly (LinkProps & { readonly to: string; readonly Icon: ComponentType })[];
  }[];
}

/** Renders groups of links as antd's Menu. */
const LinkMenu = ({ current, groups }: LinkMenuProps) => (
  <Menu
    mode="inline"
    // The links, not the menu, are the Tab stops.
    tabIndex={-1}
    selectedKeys={[current]}
    classNames={{ item: styles.item ?? '', itemTitle: styles.title ?? '' }}
    items={groups.map(({ label, links }) => ({
      key: label,
      type: 'group',
      label,
      children: links.map(({ Icon, ...link }) => ({
        key: link.to,
        icon: <Icon aria-hidden />,
        label: <Link {...link} aria-current={link.to === current ? 'page' : undefined} />,
      })),
    }))}
  />
);

/** The tabs of the bottom bar; on wide screens they are at the top of the sidebar (product.md: Layout). */
const tabs = [
  { label: 'Home', to: '/dashboard', Icon: icons.HomeOutlined },
  { label: 'Market', to: '/marketdata', Icon: icons.LineChartOutlined },
  { label: 'API', to: '/bindapi', Icon: icons.ApiOutlined },
  { label: 'Trades', to: '/open_position', Icon: icons.FundOutlined },
  { label: 'Team', to: '/team', Icon: icons.TeamOutlined },
  { label: 'Profile', to: '/profile', Icon: icons.UserOutlined },
] as const;

/** Returns the path of the menu item to mark as current; '' for unknown paths. */
const useCurrentMenuItem = () => menuItemOf(useLocation().pathname) ?? '';

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

/** The icons of the sidebar items by path. A screen that is also a tab has the tab's icon. */
const iconOf: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(tabs.map(({ to, Icon }) => [to, Icon])),
  '/deposit': icons.DownloadOutlined,
  '/close_position': icons.CheckSquareOutlined,
  '/activity': icons.HistoryOutlined,
  '/openspotposition': icons.StockOutlined,
  '/closespotposition': icons.CarryOutOutlined,
  '/Verfication_forget': icons.LockOutlined,
  '/mithdraw': icons.UploadOutlined,
  '/fundtransfer': icons.SendOutlined,
  '/depositpage': icons.AppstoreOutlined,
  '/tranctattion': icons.SwapOutlined,
  '/wallet': icons.WalletOutlined,
  '/usertouser': icons.UserSwitchOutlined,
  '/withdrawhistory': icons.FileDoneOutlined,
  '/profit': icons.RiseOutlined,
  '/bonus': icons.GiftOutlined,
  '/ticket': icons.CustomerServiceOutlined,
  '/terms': icons.FileTextOutlined,
  '/privacy': icons.SafetyOutlined,
};

const GROUPS = ['Main', 'Money', 'Income', 'Help'];

/** Renders Refine's menu items in groups. Main has the items that product.md specifies (Layout). */
export function SideMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { menuItems } = useMenu();
  const unread = useUnreadCounts();
  const item = useCurrentMenuItem();
  // The tabs, which are always visible, already mark their own items.
  const current = tabs.some(({ to }) => to === item) ? '' : item;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The current item may be out of view if the menu is longer than the window. Wait for the next frame:
    // otherwise the browser would compute the layout twice.
    const frame = requestAnimationFrame(() => {
      const link = nav.current?.querySelector('[aria-current=page]');
      if (link) scrollToShow(link);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav ref={nav} aria-label="Sidebar">
      <LinkMenu
        current={current}
        groups={GROUPS.map((group) => ({
          label: group,
          links: menuItems
            .filter(({ meta }) => meta?.group === group)
            .map(({ name, label, route = '' }) => {
              const count = unread[name] ?? 0;
              return {
                to: route,
                Icon: iconOf[route] ?? icons.TableOutlined,
                'aria-label': unreadLabel(String(label), count),
                ...(onNavigate && { onClick: onNavigate }),
                children: (
                  <>
                    {label}
                    <UnreadCount count={count} />
                  </>
                ),
              };
            }),
        }))}
      />
    </nav>
  );
}
