import type { IResourceItem } from '@refinedev/core';
import { matchPath } from 'react-router-dom';
import { cutText } from '../core/cutText';

/** What the screen at an address is called, and what the address says of it: ['Level members', '2']. */
export function screenTitle(items: readonly IResourceItem[], pathname: string): string[] | undefined {
  for (const { list, meta } of items) {
    // As the router reads addresses, without regard to case; Refine's own match minds it.
    const found = typeof list === 'string' ? matchPath(list, pathname) : null;
    if (found)
      return [meta?.title as string, ...Object.values(found.params).map((param) => cutText(param ?? '', 40))];
  }
  return undefined;
}
