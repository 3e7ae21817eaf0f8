import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ListResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';
import { resourceKey } from './queries';
import { useRetry } from './useRetry';

/** Returns the number of rows of a list. Doesn't cache the rows, because bindings contain exchange keys. */
export function useRowCount(list: ListResource | undefined, enabled: boolean) {
  const dataProvider = useDataProvider();
  const resource = list?.name ?? '';
  const query = useQuery({
    queryKey: [...resourceKey(resource), 'count'],
    enabled: enabled && list !== undefined,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const pagination = { currentPage: 1, pageSize: PAGE_SIZE };
      const { total } = await dataProvider().getList({ resource, pagination, meta: { signal } });
      return total;
    },
  });
  return { count: query.data, ...useRetry(query) };
}
