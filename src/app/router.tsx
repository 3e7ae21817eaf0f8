import { useEffect } from 'react';
import {
  createBrowserRouter,
  NavigationType,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigation,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom';
import { useHistoryEntry } from '../lib/historyEntry';
import { loadChunk } from '../lib/loadChunk';
import { useDelayed } from '../lib/useDelayed';
import { routePath } from '../core/paths';
import { readReturnTo } from '../data/signInState';
import { RouteError } from './errorPages';
import { requireMember, servicesContext } from './guards';
import { loadMemberArea, preloadMemberScreen } from './loadMemberArea';
import styles from './NavigationProgress.module.css';
import { publicRoutes } from './publicRoutes';
import type { Services } from './services';
import { whenIdle } from '../lib/whenIdle';

/** Preloads the code of the screen that follows sign-in, while a visitor enters e-mail, password and code. */
function usePreloadMemberArea() {
  const isSigningIn = ['/login', '/verfications'].includes(routePath(useLocation().pathname));
  useEffect(() => {
    if (!isSigningIn) return;
    const [path = '/dashboard'] = readReturnTo()?.split('?') ?? [];
    return whenIdle(() => void preloadMemberScreen(path));
  }, [isSigningIn]);
}

/** Renders a thin line along the top of the window while a screen loads slowly. */
function NavigationProgress() {
  const { location } = useNavigation();
  return useDelayed(location) ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}

/** The ID of the route that gets the routes of `memberArea` as its children. */
const MEMBER_AREA = 'member-area';

function Root() {
  usePreloadMemberArea();
  useHistoryEntry();
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}

const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <RouteError fullPage />,
    children: [
      ...publicRoutes,
      {
        id: MEMBER_AREA,
        loader: requireMember,
        // Not if only the search parameters change: without a loader, the navigation ends at once (useListQuery).
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
        children: [],
      },
      // Guard every other path too: the member area's routes are unknown until its code has loaded.
      { path: '*', loader: requireMember },
    ],
  },
];

/**
 * Creates the router. The routes of the member area are added when a signed-in member first opens a member screen, so
 * that public pages do not load the resources. When the session changes, the guards run again and may redirect.
 */
export function createPortalRouter(services: Services, create = createBrowserRouter): DataRouter {
  const { session, notifications } = services;
  const router = create(routes, {
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    async patchRoutesOnNavigation({ patch }) {
      if (session.state().token === null) return;
      const { memberArea } = await loadChunk(loadMemberArea);
      patch(MEMBER_AREA, memberArea);
    },
  });
  let { pathname } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    const isLeft = location.pathname !== pathname;
    pathname = location.pathname;
    // Error toasts go with their screen. A guard's redirect replaces the location: its toast says why.
    if (isLeft && historyAction !== NavigationType.Replace) notifications.closeErrors();
  });
  session.subscribe(() => {
    const { redirectTo } = session.state();
    if (redirectTo === undefined) void router.revalidate();
    else {
      notifications.closeErrors();
      void router.navigate(redirectTo, { replace: true });
    }
  });
  return router;
}

/** Resolves when the code of the first screen has loaded, or has failed to load. */
export const whenInitialized = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
