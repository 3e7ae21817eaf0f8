import { matchRoutes } from 'react-router-dom';
import { MENU_GROUPS } from '../core/menu';
import { cutText } from '../core/text';
import type { ScreenHandle } from './memberPage';
import { memberRoutes } from './memberRoutes';
import { publicRoutes } from './publicRoutes';

interface Screen {
  readonly path: string;
  readonly handle: Partial<ScreenHandle> & Pick<ScreenHandle, 'title'>;
}

const publicScreens = publicRoutes.flatMap(({ path, handle: { menu } }): Screen[] =>
  menu ? [{ path, handle: { title: menu.label, menu } }] : [],
);

/** The order of an item that has none: after all others. */
const LAST = 1_000;

/** Returns the position of a screen: those with a menu item come first, then those with only a tab. */
const positionOf = ({ handle: { title, menu, tab } }: Screen) =>
  menu
    ? { group: MENU_GROUPS.indexOf(menu.group ?? 'Money'), order: menu.order ?? LAST, label: menu.label }
    : { group: MENU_GROUPS.length, order: tab?.order ?? LAST, label: title };

function comparePositions(one: Screen, other: Screen): number {
  const [a, b] = [positionOf(one), positionOf(other)];
  return a.group - b.group || a.order - b.order || Number(a.label > b.label) - Number(a.label < b.label);
}

export const sortScreens = (screens: readonly Screen[]) => screens.toSorted(comparePositions);

export const screens = sortScreens([...memberRoutes, ...publicScreens]);

export const tabs = screens
  .flatMap(({ path, handle: { tab } }) => (tab ? [{ path, ...tab }] : []))
  .toSorted((one, other) => one.order - other.order);

const matchOf = (pathname: string) => matchRoutes(screens, pathname)?.[0];

/** Returns the title of the screen at a path, followed by its route parameters, such as "Level members 2". */
export function titleOf(pathname: string): string | undefined {
  const match = matchOf(pathname);
  if (!match) return undefined;
  const params = Object.values(match.params).map((param) => cutText(param ?? '', 40));
  return [match.route.handle.title, ...params].join(' ');
}

/** Returns the path of the menu item to mark as current on the screen at a path; undefined for unknown paths. */
export function menuItemOf(pathname: string): string | undefined {
  const route = matchOf(pathname)?.route;
  return route?.handle.menuParent ?? route?.handle.parent ?? route?.path;
}

/** Loads the code of the page at a path. If that fails, opening the page loads it again. */
export async function preloadScreen(pathname: string): Promise<void> {
  const [match] = matchRoutes([...publicRoutes, ...memberRoutes], pathname) ?? [];
  if (typeof match?.route.lazy === 'function') await match.route.lazy().catch(() => undefined);
}
