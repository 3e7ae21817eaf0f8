/**
 * Runs before the portal's code has arrived, as a script of its own (`build/earlyScript.ts` fills in
 * EARLY): fetches the files of the address, and begins the first reads of a member who is signed in.
 * The same requests as the portal's own, each answer used once (`api/earlyReads`).
 */
import { markChosenScheme } from './core/chosenScheme';
import { readApiHost } from './core/env';
import { isFirstVisit } from './core/firstVisit';
import { currentListView } from './core/listView';
import { TOKEN_KEY } from './core/tokenKey';
import type { EarlyTable } from './app/earlyTable';
import { beginReads } from './app/readPlans';

declare const EARLY: EarlyTable;
/** Named once, as the build writes the whole table wherever EARLY stands. */
const table = EARLY;

/** The parameters of a route that an address matches; undefined where it does not. */
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
    // A prerendered page asks for its own by itself.
    if (document.querySelector(`link[href="${file}"]`)) continue;
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    // As Vite's own preloading has it: other credentials would be another request.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** Names the page that is awaited, at once: app/base.css draws its shape. */
function announce(document: Document, title: string) {
  const { documentElement } = document;
  document.title = `${title} · Member portal`;
  documentElement.dataset.awaited = isFirstVisit(document) ? 'first' : '';
  // A text of CSS is written as one of JSON.
  documentElement.style.setProperty('--awaited', JSON.stringify(title));
}

// Before the first paint: a page that turns dark later flashes.
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
    // The browser reads its tables of dates for the first one that is written: better while the line is busy.
    setTimeout(() => new Intl.DateTimeFormat().resolvedOptions());
    if (route) {
      announce(document, route.title);
      window.earlyReads = beginReads([...table.everywhere, ...route.reads], {
        host: readApiHost(document),
        token,
        search: new URLSearchParams(location.search),
        params: match(route.path, here) ?? {},
      });
    }
  }
} catch {
  // A browser without storage, or an address that cannot be decoded: the portal starts all the same.
}
