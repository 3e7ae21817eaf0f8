import { createBrowserRouter, RouterContextProvider, type DOMRouterOpts } from 'react-router-dom';
import { storeReturnTo } from '../data/signInState';
import { servicesContext } from './guards';
import { loadCode } from './lazyScreen';
import { loadMemberArea } from './loadMemberArea';
import { MEMBER_AREA, routes } from './routes';
import type { Services } from './services';

type PortalRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the router. The routes of the member area are added when a signed-in member first opens one, so that public
 * pages do not load the resources. When the session changes, the guards decide again whether the screen may stay.
 * @param create Creates the router from the routes; another one for prerendering.
 */
export function createPortalRouter(services: Services, create = createBrowserRouter): PortalRouter {
  const { session } = services;
  const options: DOMRouterOpts = {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    async patchRoutesOnNavigation({ patch }) {
      if (session.state().token === null) return;
      const { memberArea } = await loadCode(loadMemberArea);
      patch(MEMBER_AREA, memberArea);
    },
  };
  const router = create(routes, options);
  session.subscribe(() => {
    const { token, redirectAfter } = session.state();
    if (token !== null || redirectAfter.shouldReturn) {
      void router.revalidate();
      return;
    }
    storeReturnTo(undefined);
    void router.navigate(redirectAfter.to, { replace: true });
  });
  return router;
}

/** Resolves when the code of the first screen has loaded, or has failed to load. */
export const whenInitialized = (router: PortalRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
