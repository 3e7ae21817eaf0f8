import { createElement } from 'react';
import type { LoaderFunctionArgs, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import {
  isList,
  type ListResource,
  type ListScreen,
  type ObjectResource,
  type Resource,
} from '../core/defineResource';
import { currentListView } from '../lib/listView';
import { listQuery, objectQuery } from '../data/queries';
import type { FlagValue } from '../list/query/filters';
import { needsAllRows, parseListQuery } from '../list/query/listQuery';
import { prefetchForFilters } from '../list/rows/useListRows';
import { listViews } from '../list/view/listViews';
import { servicesOf } from './guards';
import { lazyScreen, type LoadScreen } from './lazyScreen';
import { memberData } from './memberData';

/** Describes a member screen. Menu, breadcrumbs, palette, titles and prefetch are derived from it. */
export interface ScreenHandle extends Omit<ListScreen, 'path'> {
  readonly title: string;
  /** The resource that Refine's hooks return for this path. */
  readonly resource?: Resource | undefined;
  /** For a screen without a menu item: the path of the menu item to mark as current. */
  readonly menuParent?: string;
  /** The value of the boolean filter with which the list starts. By default, the list starts with all rows. */
  readonly defaultFlag?: FlagValue;
  /** The resources to prefetch. Don't add the exchange-key bindings: keys must not be cached. */
  readonly reads: readonly (ObjectResource | ListResource)[];
  /** Whether the resource or one of `reads` is a list: the screen then needs the code of the table or the cards. */
  readonly hasList: boolean;
  readonly load: LoadScreen;
}

type ScreenOptions = Partial<Omit<ScreenHandle, 'title' | 'hasList' | 'load'>>;

export interface MemberRoute extends NonIndexRouteObject {
  readonly path: string;
  readonly handle: ScreenHandle;
}

/**
 * Returns the loader that starts the queries of a screen while its code loads, and doesn't wait for them. The loader
 * doesn't run again when only the search parameters change: the screen then loads its data itself.
 */
export const prefetchReads = (
  reads: readonly (ObjectResource | ListResource)[],
  defaultFlag?: FlagValue,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  loader: (loading: LoaderFunctionArgs) => {
    const member = memberData(servicesOf(loading));
    if (!member) return null;
    const { queryClient, dataProviders } = member;
    const provider = dataProviders.default;
    const search = new URL(loading.request.url).searchParams;
    const meta = { quiet: true };
    // The component that reads the data sends a failed query again and shows the error.
    const ignore = () => undefined;
    for (const one of reads) {
      if (!isList(one)) {
        queryClient.query({ ...objectQuery(one, provider), meta }).catch(ignore);
        continue;
      }
      const query = parseListQuery(one, search, loading.params, defaultFlag);
      // With `tab`, the screen may show another of its lists.
      if (query.missing !== undefined || search.has('tab')) continue;
      const isFiltered = needsAllRows(query);
      const page = isFiltered ? 1 : query.page;
      const first = queryClient.query({ ...listQuery(one, provider, { ...query, page }), meta });
      first.catch(ignore);
      if (isFiltered) prefetchForFilters(one, query.params, first, provider, queryClient).catch(ignore);
    }
    return null;
  },
});

/** Returns the route of a screen. By default, it prefetches its resource if that is a list. */
export function memberPage(
  path: string,
  title: string,
  load: LoadScreen,
  { resource, reads = resource && isList(resource) ? [resource] : [], ...options }: ScreenOptions,
): MemberRoute {
  const hasList = [resource, ...reads].some((one) => one && isList(one));
  return {
    path,
    handle: { ...options, resource, title, load, reads, hasList },
    ...prefetchReads(reads, options.defaultFlag),
    lazy: async () => {
      // Ignore a failure of the table or the cards, because the list loads their code again.
      const view = hasList && listViews[currentListView()].preload().catch(() => undefined);
      const [screen] = await Promise.all([lazyScreen(load)(), view]);
      return screen;
    },
  };
}

/** Returns one route for each screen that shows only this list. */
export const listRoutes = (resource: ListResource): MemberRoute[] =>
  (resource.screens ?? []).map(({ path, ...options }) => {
    const load = async () => {
      const { ListScreen } = await import('../list/ListScreen');
      return { default: () => createElement(ListScreen, { resource }) };
    };
    return memberPage(path, resource.title, load, { ...options, resource });
  });
