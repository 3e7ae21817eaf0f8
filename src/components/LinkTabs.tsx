import { Menu } from 'antd';
import { Link } from 'react-router-dom';

interface LinkTabsProps {
  /** What the links are for, to screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string; readonly current: boolean }[];
}

/** On the page's own ground, without the line that a menu draws below itself. */
const PLAIN = { background: 'none', borderBottom: 0 };

/** Routes that stand together, as antd's horizontal Menu: they open in a new window, and Back returns to the one before. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <Menu
        mode="horizontal"
        disabledOverflow
        style={PLAIN}
        selectedKeys={tabs.filter(({ current }) => current).map(({ to }) => to)}
        items={tabs.map(({ label: text, to, current }) => ({
          key: to,
          label: (
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          ),
        }))}
      />
    </nav>
  );
}
