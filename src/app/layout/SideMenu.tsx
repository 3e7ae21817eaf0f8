import { useMenu } from '@refinedev/core';
import { Menu } from 'antd';
import { useEffect, useRef, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { scrollToShow } from '../../components/scrollToShow';
import { iconOf } from './entryIcons';
import { useNews } from '../../list/newsContext';
import { NewsCount, newsName } from '../news/NewsCount';
import { useCurrentEntry } from './useCurrentEntry';

/** The order of the sidebar's groups. */
const GROUPS = ['Main', 'Money', 'Income', 'Help'];

interface SideMenuProps {
  readonly onNavigate?: () => void;
  /** Entries that another menu in view marks: no screen is marked twice. */
  readonly markedElsewhere?: readonly string[];
  readonly style?: CSSProperties;
}

/**
 * The entries of product.md, and below them money, income and help, with every list that has a screen of its
 * own: Refine's menu in antd's, group by group. One entry is current, whichever of its screens is in view.
 */
export function SideMenu({ onNavigate, markedElsewhere = [], style }: SideMenuProps) {
  const { menuItems } = useMenu();
  const news = useNews();
  const entry = useCurrentEntry() ?? '';
  const current = markedElsewhere.includes(entry) ? '' : entry;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Low in a menu that is longer than the window.
    const link = nav.current?.querySelector('[aria-current=page]');
    if (link) scrollToShow(link);
  }, [current]);
  return (
    <nav ref={nav} aria-label="Sidebar">
      <Menu
        mode="inline"
        // Its links are the stops; the arrow keys go from one to the next.
        tabIndex={-1}
        {...(style && { style })}
        selectedKeys={[current]}
        items={GROUPS.map((group) => ({
          key: group,
          type: 'group',
          label: group,
          children: menuItems
            .filter(({ meta }) => meta?.group === group)
            .map(({ name, label, route = '' }) => {
              const Icon = iconOf(route);
              const count = news[name] ?? 0;
              return {
                key: route,
                icon: <Icon aria-hidden />,
                label: (
                  <Link
                    to={route}
                    aria-label={newsName(String(label), count)}
                    aria-current={route === current ? 'page' : undefined}
                    {...(onNavigate && { onClick: onNavigate })}
                  >
                    {label}
                    <NewsCount count={count} />
                  </Link>
                ),
              };
            }),
        }))}
      />
    </nav>
  );
}
