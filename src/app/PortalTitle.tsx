import type { IResourceItem } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { screenTitle } from './screenTitle';

/** Names the browser's tab after the screen, and after what the address says of it: "Level members 2". */
export function PortalTitle({ items }: { items: readonly IResourceItem[] }) {
  const titleOf = (pathname: string) =>
    screenTitle(items, pathname)?.join(' ') ?? 'Unexpected Application Error!';
  return <DocumentTitleHandler handler={({ pathname = '' }) => `${titleOf(pathname)} · Member portal`} />;
}
