import type { IResourceItem } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { matchPath } from 'react-router-dom';

/** Names the browser's tab after the screen, and after what the address says of it: "Level members 2". */
export function PortalTitle({ items }: { items: readonly IResourceItem[] }) {
  const titleOf = (pathname: string) => {
    for (const { list, meta } of items) {
      // As the router reads addresses, without regard to case; Refine's own match minds it.
      const found = typeof list === 'string' ? matchPath(list, pathname) : null;
      if (found) return [meta?.title as string, ...Object.values(found.params)].join(' ');
    }
    return 'Unexpected Application Error!';
  };
  return <DocumentTitleHandler handler={({ pathname = '' }) => `${titleOf(pathname)} · Member portal`} />;
}
