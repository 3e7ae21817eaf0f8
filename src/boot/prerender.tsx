import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App';
import { createPortalRouter, whenInitialized } from '../app/router';
import { publicRoutes, type PublicRoute } from '../app/publicRoutes';
import { createServices } from '../app/services';
import { setPreferences, type Preferences } from '../lib/preferences';

export type PrerenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** Returns a stub of a window. It has no storage, so no member is signed in. */
const windowStub = () =>
  Object.assign(new EventTarget(), {
    document: { querySelector: () => null },
    navigator: { onLine: true },
  }) as unknown as Window;

async function renderPage({ path, handle: { description } }: PublicRoute) {
  const services = createServices(windowStub());
  const router = createPortalRouter(services, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  await whenInitialized(router);
  if (router.state.errors) throw new Error(`${path} does not load: ${JSON.stringify(router.state.errors)}`);
  const { prelude } = await prerender(<App services={services} router={router} />, {
    // Keep Suspense content in place: React would move it with an inline script, which our CSP blocks.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  /** The HTML inside #root, after the elements that belong in the head. */
  const markup = await new Response(prelude).text();
  return { path, markup, description };
}

/** Renders the HTML of every public page in a theme, for the build (build/prerender/renderPages.ts). */
export function prerenderPages(theme: Preferences['theme']): Promise<PrerenderedPage[]> {
  setPreferences({ theme });
  return Promise.all(publicRoutes.map(renderPage));
}
