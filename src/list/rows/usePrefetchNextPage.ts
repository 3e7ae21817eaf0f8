import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { holdsSecrets, pageQuery } from '../../data/pageQuery';

/** Returns a function that prefetches a page of a list, except if it contains secrets, which are not cached. */
export function usePrefetchNextPage(resource: ListResource, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return useCallback(
    (page: number) => {
      if (holdsSecrets(resource)) return;
      const query = pageQuery(resource, dataProvider(), { page, params });
      client.query({ ...query, meta: { quiet: true }, staleTime: Infinity }).catch(() => undefined);
    },
    [client, dataProvider, params, resource],
  );
}
