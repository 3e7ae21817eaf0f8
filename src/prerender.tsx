import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { pageAbouts } from './app/pageAbouts';
import { publicPages } from './app/publicPages';
import { createServices } from './app/services';
import { PageTitleContext } from './components/usePageTitle';
import { beginChunk } from './core/chunk';
import { prefer, type Preferences } from './core/preferences';

/** A prerendered public page. */
export interface DrawnPage {
  readonly path: string;
  /** The HTML inside #root. */
  readonly markup: string;
  readonly title: string;
  /** The meta description. */
  readonly about: string;
  /** Whether the page may be painted while it loads (app/publicPages.ts). */
  readonly fromTop: boolean;
}

/** Returns a stub of a window without storage or URL, so nobody is signed in. */
const nowhere = () =>
  Object.assign(new EventTarget(), {
    document: { querySelector: () => null },
    navigator: { onLine: true },
  }) as unknown as Window;

/** Prerenders a page completely. Suspense boundaries are in place, so no script has to move them. */
async function draw(path: string): Promise<Omit<DrawnPage, 'about' | 'fromTop'>> {
  let title = '';
  const services = createServices(nowhere());
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const { prelude } = await prerender(
    <PageTitleContext value={(named) => (title = named)}>
      <App services={services} Router={Router} />
    </PageTitleContext>,
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { path, markup: await new Response(prelude).text(), title };
}

/** Prerenders every public page for one theme. */
export async function drawPages(theme: Preferences['theme']): Promise<DrawnPage[]> {
  prefer({ theme });
  const pages: DrawnPage[] = [];
  for (const { path, load, fromTop = false } of publicPages) {
    // Loads the page before rendering, as in `bootstrap`; errors are thrown here.
    await load();
    await beginChunk(load);
    const about = pageAbouts[path];
    if (about === undefined) throw new Error(`nothing is said about ${path} (src/app/pageAbouts.ts)`);
    pages.push({ ...(await draw(path)), about, fromTop });
  }
  return pages;
}
