import { arrivedChunk, beginChunk } from '../core/chunk';
import { memberScreens } from './memberScreens';
import { listViews } from '../list/listViews';
import { currentListView } from '../core/listView';
import { routePath } from '../core/paths';
import { loadPortal, publicPages } from './publicPages';
import { createServices, type Services } from './services';

const at = (path: string) => (candidate: { readonly path: string }) =>
  routePath(candidate.path) === routePath(path);

/** Returns the imports of a member screen: the portal, the view of its lists and the screen itself. */
function portalChunks(path: string): (() => Promise<unknown>)[] {
  const screen = memberScreens.find(at(path));
  return [
    loadPortal,
    ...(screen?.withoutList ? [] : [listViews[currentListView()].load]),
    ...(screen ? [screen.load] : []),
  ];
}

/** Loads the code of a member screen. Never rejects. */
async function beginPortal(path: string): Promise<void> {
  await Promise.all(portalChunks(path).map(beginChunk));
  // Only the portal's code knows the optional chunks of the lists.
  const parts = arrivedChunk(loadPortal)?.partsAt(path) ?? [];
  await Promise.all(parts.map((part) => part.load().catch(() => undefined)));
}

/** Loads the code of the first screen: a public page or a member screen. */
async function beginScreen(path: string, signedIn: boolean): Promise<void> {
  const page = publicPages.find(at(path));
  if (page && !(signedIn && page.visitorsOnly)) await beginChunk(page.load);
  else if (signedIn) await beginPortal(page ? '/dashboard' : path);
}

/** Loads the code of the next screen during sign-in, so that nothing is left to load afterwards. */
export function prefetchPortal(path: string) {
  // Same as early.ts for members who are already signed in: the browser loads its data for formatting dates.
  new Intl.DateTimeFormat().resolvedOptions();
  void beginPortal(path);
}

/**
 * Creates the services and loads the code of the first screen before the first render: each level of nested lazy
 * loading under Suspense would add about 300 ms.
 */
export async function bootstrap(window: Window): Promise<Services> {
  const services = createServices(window);
  const signedIn = services.session.state().token !== null;
  // A failed import is reported when its screen renders.
  await beginScreen(window.location.pathname, signedIn);
  return services;
}
