import { beginChunk } from '../core/chunk';
import { loadPortal, publicPages } from './publicPages';
import { createServices, type Services } from './services';

/**
 * Wires the services and fetches the code of the first screen before anything is drawn: nested lazy
 * loading under Suspense would cost a member some 300 ms a level.
 */
export async function bootstrap(window: Window): Promise<Services> {
  const services = createServices(window);
  const path = window.location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const page = publicPages.find((candidate) => candidate.path.toLowerCase() === path);
  const signedIn = services.session.state().token !== null;
  const load = page && !(signedIn && page.visitorsOnly) ? page.load : signedIn ? loadPortal : undefined;
  // A chunk that fails here is reported where it is drawn.
  if (load) await beginChunk(load);
  return services;
}
