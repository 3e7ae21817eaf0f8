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

/** A public page as it is drawn at build. */
export interface DrawnPage {
  readonly path: string;
  /** What stands within #root. */
  readonly markup: string;
  readonly title: string;
  /** What a search engine is told of it. */
  readonly about: string;
  /** May be painted as it comes (app/publicPages.ts). */
  readonly fromTop: boolean;
}

/** A window without storage or address: nobody is signed in. */
const nowhere = () =>
  Object.assign(new EventTarget(), {
    document: { querySelector: () => null },
    navigator: { onLine: true },
  }) as unknown as Window;

/** Draws one page to its end: Suspense boundaries whole and in their place, so that no script need move them. */
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

/** Draws every public page, as a visitor sees it who has chosen a theme or none. */
export async function drawPages(theme: Preferences['theme']): Promise<DrawnPage[]> {
  prefer({ theme });
  const pages: DrawnPage[] = [];
  for (const { path, load, fromTop = false } of publicPages) {
    // Before anything is drawn, as in bootstrap; what fails there is said here.
    await load();
    await beginChunk(load);
    const about = pageAbouts[path];
    if (about === undefined) throw new Error(`nothing is said about ${path} (src/app/pageAbouts.ts)`);
    pages.push({ ...(await draw(path)), about, fromTop });
  }
  return pages;
}
