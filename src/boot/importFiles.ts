import { preloadModule } from 'react-dom';

/** The style sheets that were added to the page, by URL. */
const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once. If it fails to load, the next call requests it again. */
function applyStyles(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known || document.querySelector(`link[rel=stylesheet][href="${href}"]`))
    return known ?? Promise.resolve();
  const loading = new Promise<void>((resolve, reject) => {
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
  sheets.set(href, loading);
  loading.catch(() => sheets.delete(href));
  return loading;
}

/**
 * Imports a chunk after its style sheets have loaded, and preloads its scripts. In place of Vite's helper (build/plugins.ts),
 * which requests a failed style sheet only once: a dialog that loads at the second try would have no styles.
 */
export async function importFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const urls = files.map((file) => `/${file}`);
  const isSheet = (url: string) => url.endsWith('.css');
  for (const url of urls) if (!isSheet(url)) preloadModule(url, { as: 'script', crossOrigin: '' });
  await Promise.all(urls.filter(isSheet).map(applyStyles));
  return load();
}
