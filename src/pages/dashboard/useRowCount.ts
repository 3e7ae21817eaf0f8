import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { useRetry } from '../../data/useRetry';

/** Returns the number of rows of a list. Doesn't cache the rows, because bindings contain exchange keys. */
export function useRowCount({ name: resource }: ListResource, enabled: boolean) {
  const dataProvider = useDataProvider();
  const query = useQuery({
    // Begins with Refine's query key for the resource, so that invalidating the list invalidates the count too.
    queryKey: ['data', 'default', resource, 'count'],
    enabled,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const pagination = { currentPage: 1, pageSize: PAGE_SIZE };
      const { total } = await dataProvider().getList({ resource, pagination, meta: { signal } });
      return total;
    },
  });
  return { count: query.data, ...useRetry(query) };
}
