import type { IResourceItem } from '@refinedev/core';
import { matchPath } from 'react-router-dom';
import { cutText } from '../core/text';

/** Returns the title of the screen at a path and its route parameters: ['Level members', '2']. */
export function screenTitle(items: readonly IResourceItem[], pathname: string): string[] | undefined {
  for (const { list, meta } of items) {
    // `matchPath` ignores case, like the router; Refine's own matching does not.
    const found = typeof list === 'string' ? matchPath(list, pathname) : null;
    if (found)
      return [meta?.title as string, ...Object.values(found.params).map((param) => cutText(param ?? '', 40))];
  }
  return undefined;
}
