import type { IResourceItem } from '@refinedev/core';
import { matchRoutes } from 'react-router-dom';
import { cutText } from '../core/text';
import type { ScreenHandle } from './memberPage';
import { memberRoutes } from './memberRoutes';

interface MenuRoute {
  readonly path: string;
  readonly handle: Partial<ScreenHandle> & Pick<ScreenHandle, 'title'>;
}

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
const publicLinks: readonly MenuRoute[] = [
  { path: '/Verfication_forget', handle: { title: 'Change password', menu: 'Change password' } },
  { path: '/terms', handle: { title: 'Terms', menu: 'Terms', group: 'Help' } },
  { path: '/privacy', handle: { title: 'Privacy', menu: 'Privacy', group: 'Help' } },
];

const unordered = [...memberRoutes, ...publicLinks];
const specified = SPECIFIED_MENU_PATHS.flatMap((path) => unordered.filter((route) => route.path === path));
/** The member routes and the links to public pages, in menu order. */
export const menuRoutes = [...new Set([...specified, ...unordered])];

const matchOf = (pathname: string) => matchRoutes(menuRoutes, pathname)?.[0];

/** Returns the title of the screen at a path, followed by its route parameters, such as "Level members 2". */
export function titleOf(pathname: string): string | undefined {
  const match = matchOf(pathname);
  if (!match) return undefined;
  const params = Object.values(match.params).map((param) => cutText(param ?? '', 40));
  return [match.route.handle.title, ...params].join(' ');
}

/** Returns the path of the menu item to mark as current on the screen at a path; undefined for unknown paths. */
export function menuItemOf(pathname: string): string | undefined {
  const route = matchOf(pathname)?.route;
  return route?.handle.menuParent ?? route?.handle.parent ?? route?.path;
}

/** Returns the Refine identifier of a path: the resource's name for its first path, otherwise the path. */
function identifierOf(path: string): string {
  const resource = menuRoutes.find((route) => route.path === path)?.handle.resource;
  const first = menuRoutes.find(({ handle }) => handle.resource === resource);
  return resource && first?.path === path ? resource.name : path;
}

/** Refine's resources: one for each route. Refine's hooks accept the names of other resources too. */
export const refineResources = menuRoutes.map(({ path, handle }): IResourceItem => {
  const { title, resource, menu, parent, group = 'Money' } = handle;
  return {
    name: resource?.name ?? path,
    identifier: identifierOf(path),
    list: path,
    meta: {
      ...(parent !== undefined && { parent: identifierOf(parent) }),
      label: menu ?? title,
      hide: menu === undefined,
      group: SPECIFIED_MENU_PATHS.includes(path) ? 'Main' : group,
    },
  };
});
