import { Menu } from 'antd';
import { Link } from 'react-router-dom';
import { tabs } from './tabs';
import { useCurrentMenuItem } from './useCurrentMenuItem';

/** Renders the six tabs of product.md as antd's Menu at the top of the sidebar. */
export function MainMenu() {
  const current = useCurrentMenuItem() ?? '';
  return (
    <nav aria-label="Main">
      <Menu
        mode="inline"
        // The links are the Tab stops; the arrow keys move between them.
        tabIndex={-1}
        selectedKeys={[current]}
        items={tabs.map(({ label, to, Icon }) => ({
          key: to,
          icon: <Icon aria-hidden />,
          label: (
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          ),
        }))}
      />
    </nav>
  );
}
