import type { ComponentType, ReactElement } from 'react';
import type { ListResource } from '../core/defineResource';
import { ListScreen } from '../list/ListScreen';
import { lazyScreen } from './lazyScreen';
import { memberScreens, type MemberScreen } from './memberScreens';

interface PortalRoute {
  readonly path: string;
  readonly element: ReactElement;
}

/** Share one component between all paths of a screen, so that navigating between them keeps it mounted. */
const lazyOnes = new Map<MemberScreen['load'], ComponentType>();
const lazyOf = (load: MemberScreen['load']): ComponentType => {
  const known = lazyOnes.get(load) ?? lazyScreen(load);
  lazyOnes.set(load, known);
  return known;
};

const screens: readonly PortalRoute[] = memberScreens.map(({ path, load }) => {
  const Screen = lazyOf(load);
  return { path, element: <Screen /> };
});

const NotFoundScreen = lazyScreen(() => import('../pages/status/NotFoundScreen'));

/** Returns the routes of the signed-in area: the screens, then each list with its own route. */
export const portalRoutes = (lists: readonly ListResource[]): PortalRoute[] => [
  ...screens,
  ...lists.flatMap((resource) =>
    (resource.screens ?? []).map(({ path }) => ({
      path,
      element: <ListScreen key={path} resource={resource} />,
    })),
  ),
  { path: '*', element: <NotFoundScreen /> },
];
