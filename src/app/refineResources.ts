import type { IResourceItem } from '@refinedev/core';
import * as registry from '../resources';
import type { MenuGroup, ScreenHandle } from './memberPage';
import { memberRoutes } from './memberRoutes';

type MenuRoute = { readonly path: string } & Partial<ScreenHandle> & Pick<ScreenHandle, 'title'>;

/** The paths of the first sidebar items, in the order of product.md (Layout). All other items follow. */
const SPECIFIED_MENU_PATHS = [
  '/open_position',
  '/bindapi',
  '/deposit',
  '/close_position',
  '/activity',
  '/openspotposition',
  '/closespotposition',
  '/Verfication_forget',
];

/** The menu items that link to public pages (product.md: Layout; decision 11). */
const outside: readonly MenuRoute[] = [
  { path: '/Verfication_forget', title: 'Change password', menu: 'Change password' },
  { path: '/terms', title: 'Terms', menu: 'Terms', group: 'Help' },
  { path: '/privacy', title: 'Privacy', menu: 'Privacy', group: 'Help' },
];

/** Returns the sidebar group of a route. The default is Money, the group of most lists with their own screen. */
const groupOf = ({ path, group = 'Money' }: MenuRoute): MenuGroup =>
  SPECIFIED_MENU_PATHS.includes(path) ? 'Main' : group;

/** Returns the member routes and the links to public pages, in menu order. */
function menuRoutes(): MenuRoute[] {
  const routes = [...memberRoutes.map(({ path, handle }) => ({ path, ...handle })), ...outside];
  const position = ({ path }: MenuRoute) => SPECIFIED_MENU_PATHS.indexOf(path);
  const specified = routes.filter(({ path }) => SPECIFIED_MENU_PATHS.includes(path));
  const others = routes.filter((route) => !specified.includes(route));
  return [...specified.toSorted((a, b) => position(a) - position(b)), ...others];
}

/**
 * Returns Refine's resources, for the menu, the breadcrumbs and hooks that refer to a resource by name. In Refine, the
 * first path of a resource has the resource's name; every other path is a Refine resource named after the path.
 */
export function refineResources(): IResourceItem[] {
  const usedNames = new Set<string>();
  const items = menuRoutes().map((route) => {
    const { path, title, resource, menu, parent, under = parent, paletteTitle = menu ?? title } = route;
    const isFirst = resource !== undefined && !usedNames.has(resource);
    if (isFirst) usedNames.add(resource);
    return {
      name: resource ?? path,
      ...(!isFirst && { identifier: path }),
      list: path,
      meta: {
        title,
        parent,
        label: menu ?? title,
        hide: menu === undefined,
        group: groupOf(route),
        ...(under !== undefined && { under }),
        // A screen with a parent is opened from a row of the parent, so the command palette leaves it out.
        ...(parent === undefined && paletteTitle && { paletteTitle }),
      },
    };
  });
  const nameAt = (path: string | undefined) => {
    const item = items.find(({ list }) => list === path);
    return item && ('identifier' in item ? item.identifier : item.name);
  };
  return [
    ...items.map(({ meta: { parent, ...meta }, ...item }) => ({
      ...item,
      meta: { ...meta, ...(parent !== undefined && { parent: nameAt(parent) ?? parent }) },
    })),
    ...Object.values(registry)
      .filter(({ name }) => !usedNames.has(name))
      .map(({ name }) => ({ name })),
  ];
}
