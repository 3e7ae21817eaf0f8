import { useEffect, useRef } from 'react';
import type { PageAnswer } from '../../list/rows/rowShelf';
import { useGathered, type GatheredRows } from '../../list/rows/useGathered';
import { useListAddress } from '../../list/query/useListAddress';
import { profit } from '../../resources/profit';

/** Number of rows that load automatically. A member with more rows decides whether to load the rest. */
const UNASKED = 300;

/**
 * Returns every row of the chosen period, read page by page like the list (product.md: Profit). `first` is the table's
 * response, so that no page is requested twice; without it, nothing is requested and only cached rows are returned.
 */
export function usePeriodRows(first: object | undefined, whole: boolean): GatheredRows {
  const { page, params } = useListAddress(profit);
  const opening = page === 1 ? (first as PageAnswer | undefined) : undefined;
  const reading = useGathered(profit, params, {
    enabled: first !== undefined,
    maxRows: whole ? undefined : UNASKED,
    // No toast: the table and the chart panel show the error themselves.
    quiet: true,
    keepPrevious: whole,
  });
  const { gathered, retry } = reading;
  // Read the rows again if the table's first page has changed since. Compare once per response.
  const judged = useRef<object>(undefined);
  useEffect(() => {
    if (opening === undefined || gathered === undefined || judged.current === opening) return;
    judged.current = opening;
    const { data: rows, total } = opening;
    const known = total > rows.length ? gathered.rows.slice(0, rows.length) : gathered.rows;
    if (total !== gathered.total || JSON.stringify(rows) !== JSON.stringify(known)) retry();
  }, [opening, gathered, retry]);
  return reading;
}
