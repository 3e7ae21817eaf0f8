import { useResourceParams, type IResourceItem } from '@refinedev/core';
import { useLocation, matchPath } from 'react-router-dom';

/**
 * Returns the path of the menu item for a path: its own, or that of the screen it belongs to (product.md: Layout).
 * Undefined for unknown paths.
 */
function menuItemPath(items: readonly IResourceItem[], pathname: string): string | undefined {
  // `matchPath` ignores case and trailing slashes, like the router.
  const here = items.find(({ list }) => typeof list === 'string' && matchPath(list, pathname));
  const { under } = (here?.meta ?? {}) as { readonly under?: string };
  return under ?? here?.list;
}

/** Returns the path of the menu item for the current screen, if there is one. */
export function useCurrentMenuItem(): string | undefined {
  const { resources } = useResourceParams();
  return menuItemPath(resources, useLocation().pathname);
}
