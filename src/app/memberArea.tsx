import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazyScreen';
import { prefetchReads } from './memberPage';
import { memberRoutes } from './memberRoutes';
import { dashboard } from '../resources/dashboard';
import MemberPortal from './MemberPortal';
import { RouteError } from './errorPages';

const screens: RouteObject[] = [
  ...memberRoutes,
  { path: '*', lazy: lazyScreen(() => import('../pages/status/NotFoundScreen')) },
];

/** The routes of the member area. The layout stays visible when a screen fails to load. */
export const memberArea: RouteObject[] = [
  // The top bar of every screen shows the member's name, which the dashboard's data contains, so prefetch that data.
  {
    Component: MemberPortal,
    ...prefetchReads([dashboard]),
    children: [{ errorElement: <RouteError />, children: screens }],
  },
];

export async function preloadScreen(pathname: string): Promise<void> {
  const [match] = matchRoutes(screens, pathname) ?? [];
  if (typeof match?.route.lazy === 'function') await match.route.lazy();
}
