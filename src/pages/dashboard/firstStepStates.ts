import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ListResource, ReceivedObject } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { resourceKey } from '../../data/queries';
import { useRetry } from '../../data/useRetry';
import type { dashboard } from '../../resources/dashboard';

export type DashboardData = ReceivedObject<typeof dashboard>;

/** Returns whether the member has bought a package. */
export const hasPaid = (value: DashboardData): boolean => Boolean(value.user?.paidStatus);

/** Returns whether a deposit has arrived: the deposit balance is above 0, or a package was paid from it. */
export const hasDeposit = (value: DashboardData): boolean =>
  hasPaid(value) || (readDecimal(value.depositBalance)?.gt(0) ?? false);

/** Returns which of the three steps (key, deposit, activation) are done. A count that is still loading is undefined. */
export const firstStepStates = (value: DashboardData, bindings = 0, deposits = 0): readonly boolean[] => [
  bindings > 0,
  hasDeposit(value) || deposits > 0,
  hasPaid(value),
];

/** Returns the number of rows of a list. Doesn't cache the rows, because bindings contain exchange keys. */
export function useRowCount({ name: resource }: ListResource, enabled: boolean) {
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: [...resourceKey(resource), 'count'],
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
