import type { SyntheticEvent } from 'react';
import { beginChunk } from '../../core/chunk';
import { currentListView } from '../../core/listView';
import { listViews } from '../../list/listViews';
import { partsAt } from '../firstReads';
import { memberScreens } from '../memberScreens';

/** Screens whose code was asked for here, each once: what failed is asked for again when its screen is drawn. */
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
 * Handlers for what surrounds links, menus above all: the code of the screen that one leads to is fetched when
 * pointer or focus reaches it.
 */
export const codeAtIntent = { onPointerOver: begin, onFocus: begin };
