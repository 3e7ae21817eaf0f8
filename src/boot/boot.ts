/**
 * The inline script of every page (build/bootScript.ts). It applies the chosen theme, preloads the screen's
 * files, and sends the screen's first requests. The portal then uses their responses (api/prefetch).
 */
import { startPrefetch } from '../api/prefetch';
import { readApiHost, TOKEN_KEY } from '../api/request';
import { attempt } from '../core/attempt';
import { applyScheme } from '../lib/applyScheme';
import { currentListView } from '../lib/listView';
import { preferences } from '../lib/preferences';
import type { Manifest } from './routeManifest';

declare const MANIFEST: Manifest;
/** Reads MANIFEST only once, because the build inserts the whole manifest at each occurrence. */
const manifest = MANIFEST;

const { documentElement } = document;

/** The size of the portal's body text, in rem (app/base.css). */
const BODY_TEXT = 0.875;

/**
 * Enlarges a rem if the browser's minimum font size exceeds the body text: otherwise texts would not fit their boxes.
 */
function followMinimumFontSize() {
  const fontSizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const probe = document.createElement('span');
  probe.style.fontSize = '1px';
  document.head.append(probe);
  const minimum = fontSizeOf(probe);
  probe.remove();
  if (minimum > fontSizeOf(documentElement) * BODY_TEXT)
    documentElement.style.fontSize = `${minimum / BODY_TEXT}px`;
}

/** Returns the parameters of a route; undefined if the path does not match it. Ignores case and slashes at the end. */
function match(route: string, path: string): Record<string, string> | undefined {
  const pattern = route.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/*$`, 'i').exec(path);
  if (!found) return undefined;
  const params = Object.entries(found.groups ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]));
}

function preload(files: readonly string[]) {
  for (const href of new Set(files)) {
    const style = { rel: 'preload', as: 'style' };
    // Use the credentials mode of Vite's own request for the file; otherwise the browser would request it twice.
    const link = { href, crossOrigin: '', ...(href.endsWith('.css') ? style : { rel: 'modulepreload' }) };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** Shows the title of the screen that is loading. app/base.css renders it in a placeholder. */
function showPendingTitle(title: string) {
  document.title = `${title} · Member portal`;
  documentElement.dataset.pending = '';
  // The CSS property needs a quoted string; a JSON string of a title is valid CSS.
  documentElement.style.setProperty('--pending-title', JSON.stringify(title));
}

function prepareMember(path: string, token: string) {
  const route = manifest.memberRoutes.find((one) => match(one.path, path));
  const view = route?.hasList ? manifest.views[currentListView()] : [];
  preload([...manifest.memberArea, ...view, ...(route?.files ?? [])]);
  // The first use of Intl.DateTimeFormat loads the browser's date data, so trigger it while the requests run.
  setTimeout(() => new Intl.DateTimeFormat().resolvedOptions());
  if (!route) return;
  showPendingTitle(route.title);
  startPrefetch([...manifest.memberReads, ...route.reads], {
    host: readApiHost(document),
    token,
    search: new URLSearchParams(location.search),
    params: match(route.path, path) ?? {},
  });
}

const { theme } = preferences();
if (theme !== 'system') applyScheme(document, theme);
followMinimumFontSize();
try {
  const token = attempt(() => localStorage.getItem(TOKEN_KEY)) ?? null;
  const page = manifest.publicRoutes.find(({ path }) => match(path, location.pathname));
  const isVisible = page !== undefined && !(page.visitorsOnly && token !== null);
  // React Router stores navigation state, such as the e-mail from the previous page, under `usr`.
  const hasState = (history.state as { usr?: unknown } | null)?.usr != null;
  // Hide the prerendered markup if it is of another page, a redirect follows, or navigation state changes the page.
  if (!isVisible || hasState || documentElement.dataset.page !== page.path)
    documentElement.dataset.discarded = '';
  if (isVisible) preload(page.files);
  else if (token === null) preload(manifest.publicRoutes.find(({ path }) => path === '/login')?.files ?? []);
  else prepareMember(page ? '/dashboard' : location.pathname, token);
} catch {
  // The path cannot be decoded, so the portal starts without prefetched files and data.
}
