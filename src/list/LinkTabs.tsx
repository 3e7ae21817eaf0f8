import { Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { scrollToShow } from '../components/scrollToShow';

interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string; readonly current: boolean }[];
}

/** Removes the background and the line that antd draws below a horizontal menu. */
const PLAIN = { background: 'none', borderBottom: 0, whiteSpace: 'nowrap' } as const;

/** On phones, keeps the tabs on one line that scrolls sideways. The padding leaves room for the focus ring. */
const ONE_LINE = { overflowX: 'auto', padding: 4, margin: -4 } as const;

/**
 * Renders links to related routes as antd's horizontal Menu. The links can open in a new window, and Back returns to
 * the previous route.
 */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current=page]');
    if (link) scrollToShow(link);
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} style={ONE_LINE}>
      <Menu
        mode="horizontal"
        disabledOverflow
        // The links are the Tab stops; the arrow keys move between them.
        tabIndex={-1}
        style={PLAIN}
        selectedKeys={current === undefined ? [] : [current]}
        items={tabs.map(({ label: text, to, current: isCurrent }) => ({
          key: to,
          label: (
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          ),
        }))}
      />
    </nav>
  );
}
