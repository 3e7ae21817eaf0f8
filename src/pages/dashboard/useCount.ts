import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../core/resourceRequest';

/**
 * How many rows a list has, and nothing of them: exchange keys are kept in no cache. undefined while that is not
 * known.
 */
export function useCount(resource: string, enabled: boolean): number | undefined {
  const dataProvider = useDataProvider();
  const { data } = useQuery({
    // Under Refine's own key for the resource, so that a write that reloads the list reloads this too.
    queryKey: ['data', 'default', resource, 'count'],
    enabled,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const pagination = { currentPage: 1, pageSize: PAGE_SIZE };
      const { total } = await dataProvider().getList({ resource, pagination, meta: { signal } });
      return total;
    },
  });
  return data;
}
