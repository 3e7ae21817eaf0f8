import { useDataProvider, type CrudFilter, type GetListResponse, type Pagination } from '@refinedev/core';
import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListResource } from '../core/defineResource';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { paramFilters } from './firstPage';
import { holdsSecrets } from './useResourceTable';

/** What Refine's key of a page ends with; the parameters of the address, too, are in it. */
interface Asked {
  readonly pagination?: Pagination;
  readonly filters?: CrudFilter[];
}

/**
 * Reads another page of a list before it is turned to, into the place where Refine will look for it: turning
 * takes the answer, or waits for the very same request. A page that is there is not read again. Lists with
 * secrets, of which nothing is kept, are left alone.
 */
export function usePageAhead(resource: ListResource, page: number, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return useCallback(
    (target: number) => {
      if (holdsSecrets(resource)) return;
      const list = ['data', 'default', resource.name, 'list'];
      const filters = paramFilters(params);
      // The end of the key of the page in view, as Refine made it.
      const here = client
        .getQueryCache()
        .findAll({ queryKey: list })
        .map(({ queryKey }) => queryKey.at(-1) as Asked)
        .findLast(
          (asked) =>
            asked.pagination?.currentPage === page && hashKey([asked.filters]) === hashKey([filters]),
        );
      if (!here) return;
      const pagination = { ...here.pagination, currentPage: target, pageSize: PAGE_SIZE };
      const queryKey: QueryKey = [...list, { ...here, pagination }];
      const reading = client.query({
        queryKey,
        queryFn: ({ signal }): Promise<GetListResponse> =>
          dataProvider().getList({
            resource: resource.name,
            pagination,
            filters,
            meta: { signal },
          }),
        staleTime: Infinity,
        // Nobody has asked for it yet.
        meta: { quiet: true },
      });
      reading.catch(() => undefined);
    },
    [client, dataProvider, page, params, resource],
  );
}
