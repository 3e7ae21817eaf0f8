import { Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { scrollToShow } from '../components/scrollToShow';

interface LinkTabsProps {
  /** What the links are for, to screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string; readonly current: boolean }[];
}

/** On the page's own ground, without the line that a menu draws below itself. */
const PLAIN = { background: 'none', borderBottom: 0, whiteSpace: 'nowrap' } as const;

/** On a phone they stay on one line, which scrolls; its edge leaves room for the ring of what has the focus. */
const ONE_LINE = { overflowX: 'auto', padding: 4, margin: -4 } as const;

/** Routes that stand together, as antd's horizontal Menu: they open in a new window, and Back returns to the one before. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const line = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  useEffect(() => {
    const link = line.current?.querySelector('[aria-current=page]');
    if (link) scrollToShow(link);
  }, [current]);
  return (
    <nav ref={line} aria-label={label} style={ONE_LINE}>
      <Menu
        mode="horizontal"
        disabledOverflow
        // Its links are the stops; the arrow keys go from one to the next.
        tabIndex={-1}
        style={PLAIN}
        selectedKeys={current === undefined ? [] : [current]}
        items={tabs.map(({ label: text, to, current: here }) => ({
          key: to,
          label: (
            <Link to={to} aria-current={here ? 'page' : undefined}>
              {text}
            </Link>
          ),
        }))}
      />
    </nav>
  );
}
