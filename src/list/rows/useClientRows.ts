import { useMemo } from 'react';
import { loadChunk } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { holdsSecrets } from '../../data/pageQuery';
import { usePreferences } from '../../data/usePreferences';
import { conditionsOf, type ListQuery } from '../query/listQuery';
import type { QueryResult } from './readClientRows';
import type { AllRows } from './fetchAllPages';
import { rowsQueryOptions, useRowsState, type RowsOptions } from './useServerRows';
import { useAllRowsQuery } from './useAllRowsQuery';

/** Returns a page of rows filtered and sorted in the browser; the previous query's rows while it loads. */
export function useClientRows(resource: ListResource, query: ListQuery, options: RowsOptions) {
  const { zone } = usePreferences();
  const { page, params, sort } = query;
  const selection = { conditions: conditionsOf(resource, query), sort, zone };
  // Begins with Refine's query key for the resource, so that invalidating the list invalidates this query too.
  const queryKey = ['data', 'default', resource.name, 'client-rows', params, selection];
  const clientQuery = useAllRowsQuery<QueryResult & { readonly all: AllRows }>(
    resource,
    params,
    { queryKey, ...rowsQueryOptions(queryKey, options), ...(holdsSecrets(resource) && { gcTime: 0 }) },
    async (readOptions) => {
      const { readClientRows } = await loadChunk(() => import('./readClientRows'));
      return readClientRows({ ...readOptions, selection });
    },
  );
  const { data, ...state } = useRowsState(clientQuery, queryKey);
  const matchingRows = options.enabled ? data?.rows : undefined;
  // Return the same array until the rows change: the list compares arrays to find new rows.
  const rows = useMemo(
    () => matchingRows?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    [matchingRows, page],
  );
  return {
    ...state,
    rows,
    total: matchingRows?.length ?? 0,
    response: undefined,
    all: data?.all,
    totals: data?.totals,
  };
}

export type ClientRows = ReturnType<typeof useClientRows>;
