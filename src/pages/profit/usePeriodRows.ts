import { useDataProvider, type HttpError } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { fetchAllPages } from '../../list/fetchAllPages';
import { useLastError } from '../../list/useLastError';
import { useListAddress } from '../../list/useListAddress';
import { paramFilters } from '../../list/useResourceTable';
import { profit } from '../../resources/profit';

/** Pages that are read unasked: a member of many years decides whether to wait for the rest. */
const UNASKED = 30;

type Gathered = Awaited<ReturnType<typeof fetchAllPages>>;

export interface PeriodRows {
  /** undefined while they are on their way. */
  readonly gathered: Gathered | undefined;
  readonly error: HttpError | null;
  readonly retry: () => void;
  readonly busy: boolean;
  readonly progress: { readonly read: number; readonly total: number };
}

/**
 * Every row of the chosen period, read through the list's own pages (product.md: Profit). `first` is the
 * answer that the table has, so that nothing is asked for twice; without one only what was read is given.
 */
export function usePeriodRows(first: object | undefined, whole: boolean): PeriodRows {
  const { page, params } = useListAddress(profit);
  const dataProvider = useDataProvider();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const readPage = async (currentPage: number, signal: AbortSignal) =>
    currentPage === 1 && page === 1 && first
      ? (first as { data: readonly unknown[]; total: number })
      : dataProvider().getList({
          resource: profit.name,
          pagination: { currentPage, pageSize: PAGE_SIZE },
          filters: paramFilters(params),
          meta: { signal },
        });
  const { data, error, isFetching, refetch } = useQuery<Gathered, HttpError>({
    queryKey: ['data', 'default', profit.name, 'all-pages', params, whole],
    enabled: first !== undefined,
    // What was read unasked stands while the rest is read.
    ...(whole && { placeholderData: keepPreviousData }),
    // The table says the same refusal, and the chart's place says its own.
    meta: { quiet: true },
    queryFn: ({ signal }) =>
      fetchAllPages((number) => readPage(number, signal), {
        signal,
        onProgress: (read, total) => setProgress({ read, total }),
        ...(!whole && { maxPages: UNASKED }),
      }),
  });
  // The table has read its first page anew, and the chart was made of another one. Looked at once for each answer.
  const judged = useRef<object>(undefined);
  useEffect(() => {
    if (first === undefined || data === undefined || page !== 1 || judged.current === first) return;
    judged.current = first;
    const { data: rows, total } = first as { data: readonly unknown[]; total: number };
    const known = total > rows.length ? data.rows.slice(0, rows.length) : data.rows;
    if (total !== data.total || JSON.stringify(rows) !== JSON.stringify(known)) void refetch();
  }, [first, page, data, refetch]);
  return {
    gathered: data,
    error: useLastError(error, data !== undefined),
    retry: () => void refetch(),
    busy: isFetching,
    progress,
  };
}
