import { useState } from 'react';
import { readResults } from '../../core/profitRows';
import { sumDecimals } from '../../core/money';
import type { AllRows } from '../../list/rows/fetchAllPages';
import { useAllPages } from '../../list/rows/useAllPages';
import { profit } from '../../resources/profit';
import { AUTOMATIC_ROWS } from './usePeriodRows';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For each period: its length in days, and the longer period whose rows include the previous one. */
const periods: Readonly<Record<string, { days: number; longer: string; title: string }>> = {
  '1day': { days: 1, longer: '7day', title: 'Previous 24 hours' },
  '7day': { days: 7, longer: '1month', title: 'Previous 7 days' },
  '1month': { days: 30, longer: 'overall', title: 'Previous 30 days' },
};

/**
 * Returns the profit of the period just before the chosen one, calculated from the rows of a longer period. Those rows
 * load once `periodRows`, the rows of the chosen period, are complete. Undefined for "overall".
 */
export function usePreviousProfit(
  time: string | undefined,
  periodRows: Pick<AllRows, 'rows' | 'total'> | undefined,
) {
  const isComplete = periodRows !== undefined && periodRows.rows.length >= periodRows.total;
  const [now] = useState(() => Date.now());
  const period = periods[time ?? ''];
  const { all, error, isFetching, refetch } = useAllPages(
    profit,
    { time: period?.longer ?? '' },
    { enabled: isComplete && period !== undefined, maxRows: AUTOMATIC_ROWS, keepPrevious: false },
  );
  if (!period) return undefined;

  const end = now - period.days * DAY_MS;
  const inPeriod = readResults(all?.rows ?? []).filter(({ date }) => {
    const resultTime = date.valueOf();
    return resultTime >= end - period.days * DAY_MS && resultTime < end;
  });
  const allRead = all !== undefined && all.rows.length >= all.total;
  return {
    title: period.title,
    loading: all === undefined && error === null,
    /** The exact sum in USDT; undefined if the longer period has too many rows or they can't be read. */
    sum: allRead ? sumDecimals(inPeriod.map((result) => result.profit)) : undefined,
    /** Reads the rows again; undefined unless they could not be read. */
    retry: error !== null && all === undefined ? refetch : undefined,
    isFetching,
  };
}
