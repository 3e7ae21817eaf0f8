import { useMenu } from '@refinedev/core';
import { Menu } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { MENU_GROUPS } from '../../core/menu';
import { menuItemOf, tabs } from '../screens';
import { MenuIcon } from './MenuIcon';
import styles from './Menus.module.css';
import { UnreadCount, unreadLabel, useUnreadCounts } from './UnreadCounts';

interface LinkMenuProps {
  /** The path of the link to mark as current; '' for none. */
  readonly current: string;
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly (LinkProps & { readonly to: string; readonly icon: ReactNode })[];
  }[];
}

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
      children: links.map(({ icon, ...link }) => ({
        key: link.to,
        icon,
        label: <Link {...link} aria-current={link.to === current ? 'page' : undefined} />,
      })),
    }))}
  />
);

/** Returns the path of the menu item to mark as current; '' for unknown paths. */
const useCurrentMenuItem = () => menuItemOf(useLocation().pathname) ?? '';

export function MainMenu() {
  // Name the group, because the groups of SideMenu contain some of these screens again.
  const links = tabs.map(({ path, label, icon }) => ({
    to: path,
    icon: <MenuIcon name={icon} />,
    children: label,
  }));
  return (
    <nav aria-label="Main">
      <LinkMenu current={useCurrentMenuItem()} groups={[{ label: 'Shortcuts', links }]} />
    </nav>
  );
}

/** Renders the tabs at the bottom of small screens; antd has no such component. */
export function TabBar() {
  const current = useCurrentMenuItem();
  return (
    <nav aria-label="Main" className={styles.bar}>
      {tabs.map(({ path, label, icon }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          <MenuIcon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The space to show above and below the current item, in px. It has room for the focus ring. */
const MARGIN = 20;

const isScrollable = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls the sidebar or the drawer just far enough to show a link. `scrollIntoView` would also scroll the page. */
function scrollToShow(link: Element) {
  let menu = link.parentElement;
  while (menu && !isScrollable(menu)) menu = menu.parentElement;
  if (!menu) return;
  const [box, view] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  menu.scrollTop +=
    Math.min(0, box.top - MARGIN - view.top) +
    Math.max(0, box.bottom + MARGIN - view.top - menu.clientHeight);
}

export function SideMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { menuItems } = useMenu();
  const unread = useUnreadCounts();
  const item = useCurrentMenuItem();
  // The tabs, which are always visible, already mark their own items.
  const current = tabs.some(({ path }) => path === item) ? '' : item;
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
        groups={MENU_GROUPS.map((group) => ({
          label: group,
          links: menuItems
            .filter(({ meta }) => meta?.group === group)
            .map(({ name, label, icon, route = '' }) => {
              const count = unread[name] ?? 0;
              return {
                to: route,
                icon,
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
