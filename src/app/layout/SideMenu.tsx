import * as icons from '@ant-design/icons';
import { useMenu } from '@refinedev/core';
import { useEffect, useRef, type ComponentType } from 'react';
import { scrollToShow } from '../../components/scrollToShow';
import { LinkMenu } from './LinkMenu';
import { tabPaths, useCurrentMenuItem } from './MainMenu';
import { UnreadCount, unreadLabel, useUnreadCounts } from './UnreadCounts';

/** The icons of the sidebar items by path. A screen that is also a tab (MainMenu) has the tab's icon. */
const iconOf: Readonly<Record<string, ComponentType>> = {
  '/open_position': icons.FundOutlined,
  '/bindapi': icons.ApiOutlined,
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
  '/team': icons.TeamOutlined,
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
  const current = tabPaths.includes(item) ? '' : item;
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
