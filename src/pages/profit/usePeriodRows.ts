import { useEffect, useRef } from 'react';
import { useListQuery } from '../../list/query/listQuery';
import type { Page } from '../../list/rows/fetchAllPages';
import { useAllPages } from '../../list/rows/useAllPages';
import { profit } from '../../resources/profit';

/** The maximum number of rows of a list that load without being asked for. Members can then load the rest. */
export const AUTOMATIC_ROWS = 300;

/**
 * Returns the rows of the chosen period: at most AUTOMATIC_ROWS, or every row if `allRequested`. The requests
 * start once the table's `response` has arrived, so that no page is requested twice. Without it, only cached
 * rows are returned.
 */
export function usePeriodRows(response: object | undefined, allRequested: boolean) {
  const { page, params } = useListQuery(profit).query;
  const firstPage = page === 1 ? (response as Page | undefined) : undefined;
  const result = useAllPages(profit, params, {
    enabled: response !== undefined,
    maxRows: allRequested ? undefined : AUTOMATIC_ROWS,
  });
  const { all, refetch } = result;
  // Read all rows again if the table's first page has other rows than the loaded ones. Compare each table response only
  // once: if the rows still differed after reading, another comparison would read them again, without end.
  const compared = useRef<object>(undefined);
  useEffect(() => {
    if (firstPage === undefined || all === undefined || compared.current === firstPage) return;
    compared.current = firstPage;
    const { data: rows, total } = firstPage;
    const known = total > rows.length ? all.rows.slice(0, rows.length) : all.rows;
    if (total !== all.total || JSON.stringify(rows) !== JSON.stringify(known)) refetch();
  }, [firstPage, all, refetch]);
  return result;
}
