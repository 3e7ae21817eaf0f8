import { Menu } from 'antd';
import { Link } from 'react-router-dom';
import { tabs } from './tabs';
import { useCurrentEntry } from './useCurrentEntry';

/** The six tabs of product.md as antd's Menu, at the head of the sidebar. */
export function MainMenu() {
  const current = useCurrentEntry() ?? '';
  return (
    <nav aria-label="Main">
      <Menu
        mode="inline"
        // Its links are the stops; the arrow keys go from one to the next.
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
