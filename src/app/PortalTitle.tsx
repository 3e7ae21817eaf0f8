import type { IResourceItem } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { screenTitle } from './screenTitle';

/** Sets the title of the browser tab to the title of the screen and its route parameters: "Level members 2". */
export function PortalTitle({ items }: { items: readonly IResourceItem[] }) {
  const titleOf = (pathname: string) =>
    screenTitle(items, pathname)?.join(' ') ?? 'Unexpected Application Error!';
  return <DocumentTitleHandler handler={({ pathname = '' }) => `${titleOf(pathname)} · Member portal`} />;
}
