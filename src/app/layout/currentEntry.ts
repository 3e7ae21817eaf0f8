import type { IResourceItem } from '@refinedev/core';
import { matchPath } from 'react-router-dom';

/**
 * Returns the path of the menu item for a path: its own, or that of the screen it belongs to (product.md: Layout).
 * Undefined for unknown paths.
 */
export function currentEntry(items: readonly IResourceItem[], pathname: string): string | undefined {
  // `matchPath` ignores case and trailing slashes, like the router.
  const here = items.find(({ list }) => typeof list === 'string' && matchPath(list, pathname));
  const { under } = (here?.meta ?? {}) as { readonly under?: string };
  return under ?? here?.list;
}
