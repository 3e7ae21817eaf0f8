/**
 * Runs as a separate script before the portal's code arrives (`build/earlyScript.ts` fills in EARLY). It requests the
 * files of the current URL and prefetches the data of a signed-in member. The requests equal those of the portal;
 * each response is used once (`api/prefetch`).
 */
import { markChosenScheme } from './core/chosenScheme';
import { readApiHost } from './core/env';
import { isFirstVisit } from './core/firstVisit';
import { currentListView } from './core/listView';
import { TOKEN_KEY } from './core/tokenKey';
import type { EarlyTable } from './app/earlyTable';
import { startPrefetch } from './api/prefetch';

declare const EARLY: EarlyTable;
/** Referenced once, because the build inserts the whole table at each occurrence of EARLY. */
const table = EARLY;

/** Returns the parameters of a route; undefined if the path does not match it. */
function match(route: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [route.split('/').filter(Boolean), path.split('/').filter(Boolean)];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const here = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(here);
    else if (part.toLowerCase() !== here.toLowerCase()) return undefined;
  }
  return params;
}

function preload(files: readonly string[]) {
  for (const file of files) {
    // A prerendered page already requests its own files.
    if (document.querySelector(`link[href="${file}"]`)) continue;
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    // Same as Vite's own preloading: another credentials mode would cause a second request.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** Shows the title of the pending page at once; app/base.css renders its placeholder. */
function announce(document: Document, title: string) {
  const { documentElement } = document;
  document.title = `${title} · Member portal`;
  documentElement.dataset.awaited = isFirstVisit(document) ? 'first' : '';
  // A JSON string is also a valid CSS string here.
  documentElement.style.setProperty('--awaited', JSON.stringify(title));
}

// Runs before the first paint, so the page does not flash in the wrong scheme.
markChosenScheme(document);

try {
  const token = localStorage.getItem(TOKEN_KEY);
  const { pathname } = location;
  const page = table.publicRoutes.find(({ path }) => match(path, pathname));
  if (page && !(page.visitorsOnly && token !== null)) preload(page.files);
  else if (token === null) preload(table.login);
  else {
    const here = page ? '/dashboard' : pathname;
    const route = table.memberRoutes.find(({ path }) => match(path, here));
    const view = route?.hasList ? table.views[currentListView()] : [];
    preload([...table.portal, ...view, ...(route?.files ?? [])]);
    // The browser loads its date data with the first formatted date; do that while the requests run.
    setTimeout(() => new Intl.DateTimeFormat().resolvedOptions());
    if (route) {
      announce(document, route.title);
      startPrefetch([...table.everywhere, ...route.reads], {
        host: readApiHost(document),
        token,
        search: new URLSearchParams(location.search),
        params: match(route.path, here) ?? {},
      });
    }
  }
} catch {
  // Storage is unavailable, or the URL cannot be decoded: the portal starts anyway.
}
