import { Menu } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../components/Screen';
import { routePath } from '../core/paths';
import type { ListResource } from '../core/defineResource';
import { ResourceList } from './ResourceList';

/** The space beside a label. On phones, three labels then fit on one line. */
const LABEL_PADDING = 'clamp(0.375rem, 2vw, 1rem)';

/** Removes the background and the line that antd draws below a horizontal menu. Labels that don't fit wrap. */
const PLAIN = {
  '--ant-menu-item-padding-inline': LABEL_PADDING,
  flexWrap: 'wrap',
  background: 'none',
  borderBottom: 0,
} as const;

/** Aligns the outer labels with the content, and the tabs with those of `PanelTabs`. */
const MARGIN = `0 calc(-1 * ${LABEL_PADDING}) -0.5rem`;

interface ResourceRoutesProps {
  readonly title: string;
  readonly routes: readonly { readonly to: string; readonly resource: ListResource }[];
}

/** Renders related lists, each with its own route, and links between them as antd's horizontal Menu. */
export function ResourceRoutes({ title, routes }: ResourceRoutesProps) {
  const path = routePath(useLocation().pathname);
  // A path that is not in `routes`, such as the alias /dashBonus, shows the first list.
  const current = routes.find(({ to }) => to === path) ?? routes[0];
  const tabs = (
    <nav aria-label={title} style={{ margin: MARGIN }}>
      <Menu
        mode="horizontal"
        disabledOverflow
        // A list of links: antd's roles are those of an application's menu.
        role="list"
        // The links are the Tab stops; the arrow keys move between them.
        tabIndex={-1}
        style={PLAIN}
        selectedKeys={current ? [current.to] : []}
        items={routes.map(({ to, resource }) => ({
          key: to,
          role: 'listitem',
          label: (
            <Link to={to} aria-current={to === current?.to ? 'page' : undefined}>
              {resource.title}
            </Link>
          ),
        }))}
      />
    </nav>
  );
  return (
    <Screen title={title}>
      {tabs}
      {current && <ResourceList key={current.to} resource={current.resource} />}
    </Screen>
  );
}
