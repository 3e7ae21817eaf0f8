/** The requests for files of the build, by URL. A failed request is removed, so that it can be repeated. */
const requested = new Map<string, Promise<void>>();

/** Adds a style sheet to the page. Rejects and removes the link if the style sheet fails to load. */
const applyStyles = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    // Use the credentials mode of the boot script; otherwise the browser would request the file again.
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the style sheet ${href} did not load`));
    });
    document.head.append(link);
  });

/** Loads a script into the browser's cache. */
async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href);
  // For a file that a new release has removed, a server may return the start page.
  if (!response.ok || !response.headers.get('Content-Type')?.includes('javascript'))
    throw new Error(`the script ${href} did not load`);
  await response.arrayBuffer();
}

/** Returns whether the page or the boot script has already requested the file. */
const isOnPage = (href: string) =>
  document.querySelector(
    `link[rel=modulepreload][href="${href}"], link[rel=stylesheet][href="${href}"], script[src="${href}"]`,
  ) !== null;

/** Requests a file once; further calls return the same promise until the request fails. */
function request(href: string): Promise<void> {
  const known = requested.get(href);
  if (known || isOnPage(href)) return known ?? Promise.resolve();
  const loading = href.endsWith('.css') ? applyStyles(href) : fetchScript(href);
  requested.set(href, loading);
  loading.catch(() => requested.delete(href));
  return loading;
}

/**
 * Imports a chunk after all its files have loaded. Rejects if a file fails; the caller can then retry. Used
 * in place of Vite's helper (build/plugins.ts). Browsers don't repeat a failed import or preload until the
 * page unloads, so this function imports only files that are already in the browser's cache.
 */
export async function importFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => request(`/${file}`)));
  return load();
}
