import type { IResourceItem } from '@refinedev/core';
import { isList } from '../core/defineResource';
import * as registry from '../resources';
import type { ScreenHandle } from './memberPage';
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

/** Returns the member routes and the links to public pages, in menu order. */
function menuRoutes(): MenuRoute[] {
  const routes = [...memberRoutes.map(({ path, handle }) => ({ path, ...handle })), ...outside];
  const specified = SPECIFIED_MENU_PATHS.flatMap((path) => routes.filter((route) => route.path === path));
  return [...specified, ...routes.filter((route) => !specified.includes(route))];
}

/** Returns Refine's resources. A resource's first path is identified by its name, every other path by the path. */
export function refineResources(): IResourceItem[] {
  const routes = menuRoutes();
  const identifierOf = (path: string) => {
    const resource = routes.find((route) => route.path === path)?.resource;
    const first = resource && routes.find((route) => route.resource === resource);
    return resource && first?.path === path ? resource.name : path;
  };
  const items = routes.map((route) => {
    const { path, title, resource, menu, parent, under = parent, group = 'Money', palette = true } = route;
    const listTitle = resource && isList(resource) ? resource.title : title;
    return {
      name: resource?.name ?? path,
      identifier: identifierOf(path),
      list: path,
      meta: {
        ...(parent !== undefined && { parent: identifierOf(parent) }),
        title,
        label: menu ?? title,
        hide: menu === undefined,
        group: SPECIFIED_MENU_PATHS.includes(path) ? 'Main' : group,
        under,
        // A screen with a parent is opened from a row of the parent, so the command palette leaves it out.
        paletteTitle: palette && parent === undefined && (menu ?? listTitle),
      },
    };
  });
  const names = items.map(({ name }) => name);
  const others = Object.values(registry).filter(({ name }) => !names.includes(name));
  return [...items, ...others.map(({ name }) => ({ name }))];
}
