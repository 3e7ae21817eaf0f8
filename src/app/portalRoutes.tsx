import type { ComponentType, ReactElement } from 'react';
import type { ListResource } from '../core/defineResource';
import { ListScreen } from '../list/ListScreen';
import { lazyScreen } from './lazyScreen';
import { memberScreens, type MemberScreen } from './memberScreens';

interface PortalRoute {
  readonly path: string;
  readonly element: ReactElement;
}

/** One component for all addresses of a screen, so that going between them keeps it. */
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

/** Every route of the signed-in area: the screens, then each list that has an address of its own. */
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
