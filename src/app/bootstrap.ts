import { arrivedChunk, beginChunk } from '../core/chunk';
import { memberScreens } from './memberScreens';
import { listViews } from '../list/listViews';
import { currentListView } from '../core/listView';
import { routePath } from '../core/paths';
import { loadPortal, publicPages } from './publicPages';
import { createServices, type Services } from './services';

const at = (path: string) => (candidate: { readonly path: string }) =>
  routePath(candidate.path) === routePath(path);

/** The code of a member's screen: the portal's layer, the view of its lists, and the screen itself. */
function portalChunks(path: string): (() => Promise<unknown>)[] {
  const screen = memberScreens.find(at(path));
  return [
    loadPortal,
    ...(screen?.withoutList ? [] : [listViews[currentListView()].load]),
    ...(screen ? [screen.load] : []),
  ];
}

/** Fetches the code of a member's screen; never rejects. */
async function beginPortal(path: string): Promise<void> {
  await Promise.all(portalChunks(path).map(beginChunk));
  // Which of them its lists need, the portal knows.
  const parts = arrivedChunk(loadPortal)?.partsAt(path) ?? [];
  await Promise.all(parts.map((part) => part.load().catch(() => undefined)));
}

/** Fetches the code of the first screen: a public page, or a member's. */
async function beginScreen(path: string, signedIn: boolean): Promise<void> {
  const page = publicPages.find(at(path));
  if (page && !(signedIn && page.visitorsOnly)) await beginChunk(page.load);
  else if (signedIn) await beginPortal(page ? '/dashboard' : path);
}

/** Fetches what a visitor who is signing in will see next, so that nothing is left to fetch then. */
export function prefetchPortal(path: string) {
  // As early.ts does for who is signed in already.
  new Intl.DateTimeFormat().resolvedOptions();
  void beginPortal(path);
}

/**
 * Wires the services and fetches the code of the first screen before anything is drawn: nested lazy
 * loading under Suspense would cost a member some 300 ms a level.
 */
export async function bootstrap(window: Window): Promise<Services> {
  const services = createServices(window);
  const signedIn = services.session.state().token !== null;
  // A chunk that fails here is reported where it is drawn.
  await beginScreen(window.location.pathname, signedIn);
  return services;
}
