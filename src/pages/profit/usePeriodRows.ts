import { useEffect, useRef } from 'react';
import type { PageAnswer } from '../../core/rowShelf';
import { useGathered, type GatheredRows } from '../../list/useGathered';
import { useListAddress } from '../../list/useListAddress';
import { profit } from '../../resources/profit';

/** Rows that are read unasked: a member of many years decides whether to wait for the rest. */
const UNASKED = 300;

/**
 * Every row of the chosen period, read through the list's own pages (product.md: Profit). `first` is the
 * answer that the table has, so that nothing is asked for twice; without one only what was read is given.
 */
export function usePeriodRows(first: object | undefined, whole: boolean): GatheredRows {
  const { page, params } = useListAddress(profit);
  const opening = page === 1 ? (first as PageAnswer | undefined) : undefined;
  const reading = useGathered(profit, params, {
    enabled: first !== undefined,
    maxRows: whole ? undefined : UNASKED,
    opening,
    // The table says the same refusal, and the chart's place says its own.
    quiet: true,
    keepPrevious: whole,
  });
  const { gathered, retry } = reading;
  // The table has read its first page anew, and the chart was made of another one. Looked at once for each answer.
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
