import { useEffect, useRef } from 'react';
import { useListQuery } from '../../list/query/useListQuery';
import type { Page } from '../../list/rows/fetchAllPages';
import { useAllPages, type AllPages } from '../../list/rows/useAllPages';
import { profit } from '../../resources/profit';

/** The number of rows that load automatically. A member with more rows decides whether to load the rest. */
export const AUTOMATIC_ROWS = 300;

/**
 * Returns every row of the chosen period, read page by page like the list (product.md: Profit). `first` is the table's
 * response, so that no page is requested twice; without it, nothing is requested and only cached rows are returned.
 */
export function usePeriodRows(first: object | undefined, whole: boolean): AllPages<typeof profit> {
  const { page, params } = useListQuery(profit).query;
  const firstPage = page === 1 ? (first as Page | undefined) : undefined;
  const reading = useAllPages(profit, params, {
    enabled: first !== undefined,
    maxRows: whole ? undefined : AUTOMATIC_ROWS,
    keepPrevious: whole,
  });
  const { all, refetch } = reading;
  // Read the rows again if the table's first page has changed since. Compare once per response.
  const compared = useRef<object>(undefined);
  useEffect(() => {
    if (firstPage === undefined || all === undefined || compared.current === firstPage) return;
    compared.current = firstPage;
    const { data: rows, total } = firstPage;
    const known = total > rows.length ? all.rows.slice(0, rows.length) : all.rows;
    if (total !== all.total || JSON.stringify(rows) !== JSON.stringify(known)) refetch();
  }, [firstPage, all, refetch]);
  return reading;
}
