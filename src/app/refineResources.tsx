import type { IResourceItem } from '@refinedev/core';
import { MenuIcon } from './layout/MenuIcon';
import { screens } from './screens';

/** Returns the Refine identifier of a path: the resource's name for its first path, otherwise the path. */
function identifierOf(path: string): string {
  const resource = screens.find((screen) => screen.path === path)?.handle.resource;
  const first = screens.find(({ handle }) => handle.resource === resource);
  return resource && first?.path === path ? resource.name : path;
}

/** Refine's resources: one for each screen. Refine's hooks accept the names of other resources too. */
export const refineResources = screens.map(
  ({ path, handle: { title, resource, menu, tab, parent } }): IResourceItem => ({
    name: resource?.name ?? path,
    identifier: identifierOf(path),
    list: path,
    meta: {
      // The definition, for lists whose records link to rows of other lists.
      resource,
      ...(parent !== undefined && { parent: identifierOf(parent) }),
      label: menu?.label ?? title,
      hide: menu === undefined,
      group: menu?.group ?? 'Money',
      icon: <MenuIcon name={menu?.icon ?? tab?.icon} />,
    },
  }),
);
