import { useDataProvider, type Pagination } from '@refinedev/core';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListResource } from '../core/defineResource';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { FRESH_MS } from '../core/freshness';
import { cachedPages, holdsSecrets, pagesOf, paramFilters, readPage } from './readPage';

/** The prefetched pages that have not been shown and left yet. */
const unseen = new WeakSet<object>();

/**
 * Returns how long a page stays fresh, in ms. A prefetched page stays fresh until it has been shown and left, however
 * long that takes: the page in view is as old.
 */
export const pageStaleTime = (query: object): number => (unseen.has(query) ? Infinity : FRESH_MS);

/** The last part of Refine's query key of a page; it also contains the URL parameters. */
interface Asked {
  readonly pagination?: Pagination;
}

/**
 * Returns a function that prefetches a page under Refine's own query key, so turning to it uses the result or the
 * running request. Skips cached pages, and lists with secrets, which are not cached.
 */
export function usePageAhead(resource: ListResource, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return useCallback(
    (target: number) => {
      if (holdsSecrets(resource)) return;
      // The page in view, or the previous one while the page turns. Other cached pages come from the menu or from
      // earlier queries.
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
