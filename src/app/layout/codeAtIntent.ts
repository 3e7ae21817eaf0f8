import type { SyntheticEvent } from 'react';
import { beginChunk } from '../../core/chunk';
import { currentListView } from '../../core/listView';
import { listViews } from '../../list/listViews';
import { partsAt } from '../firstReads';
import { memberScreens } from '../memberScreens';

/** The paths whose code has been requested here. A failed request is repeated when the screen renders. */
const asked = new Set<string>();

function fetchScreen(pathname: string) {
  if (asked.has(pathname) || !navigator.onLine) return;
  asked.add(pathname);
  const screen = memberScreens.find(({ path }) => path === pathname);
  if (screen) void beginChunk(screen.load);
  const codes = screen?.withoutList ? [] : [listViews[currentListView()], ...partsAt(pathname)];
  for (const code of codes) code.load().catch(() => undefined);
}

const begin = ({ target }: SyntheticEvent) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) fetchScreen(link.pathname);
};

/**
 * Event handlers for a container of links: load the code of a link's screen when pointer or focus reaches the link.
 */
export const codeAtIntent = { onPointerOver: begin, onFocus: begin };
