import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { firstPageOf, haveArrived } from '../api/prefetch';
import { isList, type ListResource, type ObjectResource } from '../core/defineResource';
import { objectQuery, pageQuery } from '../data/pageQuery';
import { servicesOf } from './guards';
import { memberData } from './memberData';

/** What a screen reads first: an object, a page of a list, or all rows of a list that one response contains. */
export type Read = ObjectResource | ListResource | { readonly all: ListResource };

export const resourceOf = (read: Read): ObjectResource | ListResource => ('all' in read ? read.all : read);

/**
 * Returns the loader that starts the queries of a screen while its code loads. If the boot script's responses have
 * already arrived, it waits for the queries, so that the first render shows their data. It doesn't run again when only
 * the search parameters change: then the screen reads what it needs.
 */
export const prefetchReads = (reads: readonly Read[]): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  loader: async (loading: LoaderFunctionArgs): Promise<null> => {
    const member = memberData(servicesOf(loading));
    if (!member) return null;
    const { queryClient, dataProvider } = member;
    const { searchParams } = new URL(loading.request.url);
    const isReady = haveArrived();
    // A failed query is sent again by the component that reads it.
    const options = { meta: { quiet: true }, ...(isReady && { retry: false }) };
    const failed = () => undefined;
    const pending = reads.map(async (read): Promise<unknown> => {
      const resource = resourceOf(read);
      if (!isList(resource))
        return queryClient.query({ ...objectQuery(resource, dataProvider), ...options }).catch(failed);
      const request =
        'all' in read ? { page: 'all' as const } : firstPageOf(resource, searchParams, loading.params);
      if (!request) return undefined;
      return queryClient.query({ ...pageQuery(resource, dataProvider, request), ...options }).catch(failed);
    });
    if (isReady) await Promise.all(pending);
    return null;
  },
});
