import { createElement } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import type { ListResource } from '../core/defineResource';
import { currentListView } from '../data/listView';
import { listViews } from '../list/view/listViews';
import { lazyScreen, type LoadScreen } from './lazyScreen';
import { prefetchReads, type Read } from './prefetchReads';

/** The groups of the sidebar. `Main` contains the items that product.md specifies (product.md: Layout). */
export type MenuGroup = 'Main' | 'Money' | 'Income' | 'Help';

/** Describes a member screen. Menu, breadcrumbs, palette, titles and prefetch are derived from it. */
export interface ScreenHandle {
  /** The title of the browser tab. */
  readonly title: string;
  /** The resource that Refine's hooks find for this path. */
  readonly resource?: string;
  /** The label in the sidebar; without it the sidebar has no item. */
  readonly menu?: string;
  readonly group?: MenuGroup;
  /** The path of the menu item that is current on a screen without its own item. */
  readonly under?: string;
  /** The path of the parent screen. */
  readonly parent?: string;
  /** The name in the command palette, if another screen has the same title; false to exclude the screen. */
  readonly findAs?: string | false;
  /**
   * The resources that are prefetched. Bindings are excluded because keys are not cached. Calls that send a code are
   * excluded by type.
   */
  readonly reads: readonly Read[];
  /** Whether the screen shows a list, and needs the code of tables or cards. */
  readonly hasList: boolean;
  /** The screen's own code; undefined for the screen of a single list. */
  readonly load?: LoadScreen;
}

export interface MemberRoute extends NonIndexRouteObject {
  readonly path: string;
  readonly handle: ScreenHandle;
}

/** Loads the code of the lists on a screen. If it fails, the list loads it again. */
const loadListView = ({ hasList }: ScreenHandle) =>
  hasList ? listViews[currentListView()].preload().catch(() => undefined) : undefined;

type Page = Partial<ScreenHandle> & Pick<ScreenHandle, 'title'> & { path: string; load: LoadScreen };

/** Returns the route of a screen with its own component. `listRoutes` covers screens that show a single list. */
export function memberPage({ path, load, hasList = true, reads = [], ...rest }: Page): MemberRoute {
  const handle: ScreenHandle = { ...rest, hasList, reads, load };
  const loadScreen = lazyScreen(load);
  return {
    path,
    handle,
    ...prefetchReads(reads),
    lazy: async () => (await Promise.all([loadScreen(), loadListView(handle)]))[0],
  };
}

/** Returns the routes of a list with its own screens. */
export const listRoutes = (resource: ListResource): MemberRoute[] =>
  (resource.screens ?? []).map(({ path, ...screen }) => {
    const handle: ScreenHandle = {
      ...screen,
      title: resource.title,
      resource: resource.name,
      reads: [resource],
      hasList: true,
    };
    return {
      path,
      handle,
      ...prefetchReads(handle.reads),
      lazy: async () => {
        const [{ ListScreen }] = await Promise.all([import('../list/ListScreen'), loadListView(handle)]);
        return { element: createElement(ListScreen, { key: path, resource }) };
      },
    };
  });
