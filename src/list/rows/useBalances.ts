import { useDataProvider } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Field, ListResource } from '../../core/defineResource';
import { newestFirst } from '../../core/newestFirst';
import { resourceKey } from '../../data/queries';
import { loadChunk } from '../../lib/loadChunk';
import type { ListQuery } from '../query/listQuery';
import { runChunked } from './runChunked';
import type { ClientRows, ListRows } from './useListRows';

const field: Field = {
  key: 'balanceAfter',
  title: 'Balance',
  valueType: 'amount',
  computed: true,
  tooltip: "The wallet's balance after this entry. To see it on all pages, sort by Created.",
};

/**
 * Returns the ledger of a wallet with a column for the balance after each row, and its rows with their balances. Later
 * pages have balances only in client-side mode. Returns both unchanged if the list isn't the ledger of a wallet, if
 * filters hide rows, or if rows are sorted by another column than the date. `isLoading`: whether balances are missing yet.
 */
export function useBalances(resource: ListResource, query: ListQuery, list: ListRows | ClientRows) {
  const { page, sort } = query;
  const { rows, total, updatedAt, isPlaceholderData } = list;
  const isByDate = sort === undefined || sort.key === 'createdAt';
  const isShown = resource.balance !== undefined && isByDate && query.filters.length === 0;
  const received = 'all' in list ? list.all?.rows : page === 1 ? rows : undefined;
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const { data, isLoading } = useQuery({
    queryKey: [...resourceKey(resource.name), 'balances', updatedAt, page, sort ?? null],
    enabled: isShown && received !== undefined && !isPlaceholderData,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<readonly unknown[]> => {
      const { readBalance, balancesAfter } = await loadChunk(() => import('./walletEntries'));
      const newest = newestFirst(received ?? [], 'createdAt');
      // The first page of a list with the oldest first doesn't have the entries up to now.
      const isKnown = newest === received || 'all' in list || total <= newest.length;
      const balance = isKnown
        ? await readBalance(resource, { client, dataProvider: dataProvider() })
        : undefined;
      const balances = await runChunked(balancesAfter(resource, newest, balance), signal);
      return (rows ?? []).map((row) => ({ ...(row as object), [field.key]: balances.get(row) }));
    },
  });
  const withBalance = useMemo(() => ({ ...resource, fields: [...resource.fields, field] }), [resource]);
  return isShown ? { resource: withBalance, rows: data ?? rows, isLoading } : { resource, rows, isLoading };
}
