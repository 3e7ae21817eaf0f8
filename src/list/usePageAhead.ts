import { useDataProvider, type Pagination } from '@refinedev/core';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListResource } from '../core/defineResource';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { FRESH_MS } from '../core/freshness';
import { cachedPages, holdsSecrets, pagesOf, paramFilters, readPage } from './readPage';

/** Pages that were read ahead, and that nobody has looked at yet. */
const unseen = new WeakSet<object>();

/**
 * For how long a page need not be read again, in ms. One that was read ahead is as good as the page in view, which
 * is as old: it is drawn when it is turned to, however long that takes, and ages from then on.
 */
export const pageStaleTime = (query: object): number => (unseen.has(query) ? Infinity : FRESH_MS);

/** What Refine's key of a page ends with; the parameters of the address, too, are in it. */
interface Asked {
  readonly pagination?: Pagination;
}

/**
 * Reads another page of a list before it is turned to, into the place where Refine will look for it: turning
 * takes the answer, or waits for the very same request. A page that is there is not read again. Lists with
 * secrets, of which nothing is kept, are left alone.
 */
export function usePageAhead(resource: ListResource, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return useCallback(
    (target: number) => {
      if (holdsSecrets(resource)) return;
      // The one in view, or the one before it while the page turns: not what the menu has read, nor what a question
      // asked of the list has left behind.
      const inView = cachedPages(client, resource, params).find((query) => query.isActive());
      if (!inView) return;
      const asked = inView.queryKey.at(-1) as Asked;
      const pagination = { ...asked.pagination, currentPage: target, pageSize: PAGE_SIZE };
      const queryKey: QueryKey = [...(pagesOf(resource).get() as QueryKey), { ...asked, pagination }];
      const cache = client.getQueryCache();
      if (cache.find({ queryKey })?.state.data !== undefined) return;
      readPage(client, dataProvider(), resource, {
        queryKey,
        filters: paramFilters(params),
        pagination,
        staleTime: Infinity,
      }).catch(() => undefined);
      const ahead = cache.find({ queryKey });
      if (!ahead || unseen.has(ahead)) return;
      unseen.add(ahead);
      const forget = cache.subscribe(({ type, query }) => {
        if (query !== ahead || (type !== 'observerRemoved' && type !== 'removed')) return;
        unseen.delete(ahead);
        forget();
      });
    },
    [client, dataProvider, params, resource],
  );
}
