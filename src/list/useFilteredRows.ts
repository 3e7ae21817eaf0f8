import { useDataProvider, type HttpError } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pick, type ListResource } from '../core/defineResource';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { inRange, type DateRange } from './dateRange';
import { fetchAllPages } from './fetchAllPages';
import { useLastError } from './useLastError';
import { paramFilters, type ListRows } from './useResourceTable';

export interface FilteredRows extends ListRows {
  /** Rows the filter was applied to, once all are read; `promised` is more where reading stopped at its cap. */
  readonly outOf: { readonly read: number; readonly promised: number } | undefined;
  /** Rows read so far and rows promised, while reading. */
  readonly progress: { readonly read: number; readonly total: number };
}

/** Reads the whole list, filters it by date in the browser, and gives one page of what is left. */
export function useFilteredRows(
  { name, dateFilter }: ListResource,
  page: number,
  params: ListParams,
  range: DateRange | undefined,
): FilteredRows {
  const dataProvider = useDataProvider();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery<
    Awaited<ReturnType<typeof fetchAllPages>>,
    HttpError
  >({
    // Under Refine's own key for the resource, so that a write that reloads the list reloads this too.
    queryKey: ['data', 'default', name, 'all-pages', params],
    enabled: range !== undefined,
    queryFn: ({ signal }) => {
      const readPage = (currentPage: number) =>
        dataProvider().getList({
          resource: name,
          pagination: { currentPage, pageSize: PAGE_SIZE },
          filters: paramFilters(params),
          meta: { signal },
        });
      return fetchAllPages(readPage, { signal, onProgress: (read, total) => setProgress({ read, total }) });
    },
  });
  const matching = useMemo(
    () => data && range && dateFilter && data.rows.filter((row) => inRange(pick(row, dateFilter), range)),
    [data, range, dateFilter],
  );
  return {
    rows: matching ? matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : undefined,
    total: matching ? matching.length : 0,
    answer: undefined,
    error: useLastError(error, data !== undefined),
    isFetching,
    isPlaceholderData: false,
    retry: () => void refetch(),
    updatedAt: dataUpdatedAt,
    outOf: data && { read: data.rows.length, promised: data.total },
    progress,
  };
}
