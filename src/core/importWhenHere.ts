/** Files of the build that are here or on their way, by address; one that failed may be asked for again. */
const begun = new Map<string, Promise<void>>();

/** Puts a style sheet in force; rejects, and leaves nothing behind, where it cannot be had. */
const applyStyles = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    // As the early script asked for it: with other credentials it would be another request.
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '' });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the style sheet ${href} did not load`));
    });
    // The portal's rules have the last word over antd's (build/antdStyles.ts), whichever arrive later.
    const own = document.querySelector('link[rel=stylesheet]:not([href*="/antd-"])');
    if (own && href.includes('/antd-')) own.before(link);
    else document.head.append(link);
  });

/** Brings a script into the browser's cache. */
async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href);
  // A server may answer with its start page for a file that a release took away.
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript'))
    throw new Error(`the script ${href} did not load`);
  await answer.arrayBuffer();
}

/** What the page itself or the early script asked for. */
const isOnPage = (href: string) =>
  document.querySelector(
    `link[rel=modulepreload][href="${href}"], link[rel=stylesheet][href="${href}"], script[src="${href}"]`,
  ) !== null;

function bring(href: string): Promise<void> {
  const known = begun.get(href);
  if (known) return known;
  const coming = (
    isOnPage(href) ? Promise.resolve() : href.endsWith('.css') ? applyStyles(href) : fetchScript(href)
  ).catch((error: unknown) => {
    begun.delete(href);
    throw error;
  });
  begun.set(href, coming);
  return coming;
}

/**
 * Imports a chunk once all its files are here; rejects, and may be asked again, where one cannot be had.
 * It takes the place of the bundler's helper (build/plugins.ts): browsers keep a module that failed, be it by
 * an import or by a preload, for as long as the page lives, so neither is tried before the files can be had.
 */
export async function importWhenHere<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => bring(`/${file}`)));
  return load();
}
