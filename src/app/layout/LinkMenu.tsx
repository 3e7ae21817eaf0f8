import { Menu } from 'antd';
import type { ComponentType } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface LinkMenuProps {
  /** The path of the link to mark as current; '' for none. */
  readonly current: string;
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly (LinkProps & { readonly to: string; readonly Icon: ComponentType })[];
  }[];
}

/** Renders groups of links as antd's Menu. */
export const LinkMenu = ({ current, groups }: LinkMenuProps) => (
  <Menu
    mode="inline"
    // The links, not the menu, are the Tab stops.
    tabIndex={-1}
    selectedKeys={[current]}
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
