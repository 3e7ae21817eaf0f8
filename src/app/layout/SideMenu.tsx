import { useMenu } from '@refinedev/core';
import { Menu } from 'antd';
import { NavLink } from 'react-router-dom';

/**
 * The entries of product.md, and below them every list that has a screen of its own: Refine's menu in antd's,
 * group by group.
 */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { menuItems, selectedKey } = useMenu();
  const groups = [...new Set(menuItems.map(({ meta }) => String(meta?.group)))];
  return (
    <nav aria-label="Sidebar">
      <Menu
        mode="inline"
        selectedKeys={[selectedKey]}
        items={groups.map((group) => ({
          key: group,
          type: 'group',
          label: group,
          children: menuItems
            .filter(({ meta }) => meta?.group === group)
            .map(({ key, label, route = '' }) => ({
              key,
              label: (
                <NavLink to={route} {...(onNavigate && { onClick: onNavigate })}>
                  {label}
                </NavLink>
              ),
            })),
        }))}
      />
    </nav>
  );
}
