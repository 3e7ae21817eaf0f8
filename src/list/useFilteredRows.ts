import { useDataProvider, type HttpError } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePreferences } from '../components/usePreferences';
import type { Zone } from '../core/dates';
import { pick, type ListResource } from '../core/defineResource';
import type { Flag } from './useListAddress';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { inRange, type DateRange } from '../core/dateRange';
import { fetchAllPages } from './fetchAllPages';
import { useLastError } from './useLastError';
import { paramFilters, type ListRows } from './useResourceTable';

export interface FilteredRows extends ListRows {
  /** Rows the filter was applied to, once all are read; `promised` is more where reading stopped at its cap. */
  readonly outOf: { readonly read: number; readonly promised: number } | undefined;
  /** Rows read so far and rows promised, while reading. */
  readonly progress: { readonly read: number; readonly total: number };
}

/** What rows are filtered by in the browser: days, a flag, or both. */
interface RowFilter {
  readonly range: DateRange | undefined;
  readonly flag: Flag | undefined;
}

/** Whether a row is among those asked for; only true is true (product.md: Values). */
function isAsked(
  row: unknown,
  { dateFilter, flagFilter }: ListResource,
  { range, flag }: RowFilter,
  zone: Zone,
): boolean {
  const inTime = !range || !dateFilter || inRange(pick(row, dateFilter), range, zone);
  return inTime && (!flag || !flagFilter || (pick(row, flagFilter) === true) === (flag === 'true'));
}

/** Reads the whole list, filters it in the browser, and gives one page of what is left. */
export function useFilteredRows(
  resource: ListResource,
  page: number,
  params: ListParams,
  { range, flag }: RowFilter,
): FilteredRows {
  const { name } = resource;
  const active = range !== undefined || flag !== undefined;
  const { zone } = usePreferences();
  const dataProvider = useDataProvider();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery<
    Awaited<ReturnType<typeof fetchAllPages>>,
    HttpError
  >({
    // Under Refine's own key for the resource, so that a write that reloads the list reloads this too.
    queryKey: ['data', 'default', name, 'all-pages', params],
    enabled: active,
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
    () => (active ? data?.rows.filter((row) => isAsked(row, resource, { range, flag }, zone)) : undefined),
    [data, active, resource, range, flag, zone],
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
