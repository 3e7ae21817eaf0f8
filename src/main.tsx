import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { createPortalRouter, whenInitialized } from './app/router';
import { createServices } from './app/services';
import { guardAgainstTranslation } from './app/translationGuard';
import { watchHistory } from './lib/historyEntry';
import { routePath } from './core/paths';
import './app/base.css';
import './app/touch-targets.css';
import './app/forced-colors.css';
import './app/print.css';

/** Matches the errors of React's hydration; the production build has only their numbers. */
const HYDRATION_ERROR = /hydrat|React error #(418|421|422|423|425)\b/i;

/**
 * Ignores that React couldn't hydrate a page and rendered it anew: only an extension, a password manager or a translation
 * that changes the page causes that, and nothing is lost (lib/replacedPage.ts). Reports other errors.
 */
function onRecoverableError(error: unknown) {
  if (!HYDRATION_ERROR.test(String(error))) reportError(error);
}

/**
 * Starts the portal: hydrates prerendered markup if it fits the URL, otherwise renders into an empty root. Transitions
 * split the first render into short tasks, so that input is handled in between.
 */
async function start(root: HTMLElement) {
  const { dataset } = document.documentElement;
  const canHydrate = dataset.page !== undefined && dataset.discarded === undefined;
  const loadFont = () => void import('@fontsource-variable/inter/wght.css');
  // With prerendered text the font would load at once and compete with the code, so load it after the router is ready.
  if (!canHydrate) loadFont();
  const services = createServices(window);
  // By default, the first entries of all page loads have the same key.
  history.replaceState({ key: String(Math.random()), ...(history.state as object) }, '');
  const router = createPortalRouter(services);
  watchHistory(router);
  await whenInitialized(router);
  const app = <App services={services} router={router} />;
  if (canHydrate) loadFont();
  // A route guard may have redirected since the boot script checked the markup.
  if (canHydrate && routePath(dataset.page ?? '') === routePath(router.state.location.pathname))
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else {
    root.replaceChildren();
    delete dataset.discarded;
    delete dataset.page;
    startTransition(() => createRoot(root).render(app));
  }
}

guardAgainstTranslation();
const root = document.getElementById('root');
// No top-level await: it would keep the bundler from merging chunks.
if (root) void start(root);
