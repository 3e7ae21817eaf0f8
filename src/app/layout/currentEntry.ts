import type { IResourceItem } from '@refinedev/core';
import { matchPath } from 'react-router-dom';

/**
 * The path of the one menu entry that stands for an address: its own, or that of the screen which it belongs to
 * (product.md: Layout). Undefined where the address leads nowhere.
 */
export function currentEntry(items: readonly IResourceItem[], pathname: string): string | undefined {
  // As the router reads addresses, without regard to case or a slash at the end.
  const here = items.find(({ list }) => typeof list === 'string' && matchPath(list, pathname));
  const { under } = (here?.meta ?? {}) as { readonly under?: string };
  return under ?? here?.list;
}
