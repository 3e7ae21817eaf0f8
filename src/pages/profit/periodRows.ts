import dayjs from 'dayjs';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatDay, type Zone } from '../../core/dates';
import { getValue } from '../../core/defineResource';
import { readResults } from '../../core/profitRows';
import { usePreferences } from '../../lib/usePreferences';
import type { ValueRange } from '../../list/query/filters';
import { useListQuery } from '../../list/query/listQuery';
import type { AllRows, Page } from '../../list/rows/fetchAllPages';
import { useAllPages } from '../../list/rows/useAllPages';
import { profit } from '../../resources/profit';

/** The maximum number of rows of a list that load without being asked for. Members can then load the rest. */
export const AUTOMATIC_ROWS = 300;

/**
 * Returns the rows of the chosen period: at most AUTOMATIC_ROWS, or every row after `loadAll`. The requests start once the
 * `response` of the list's page has arrived, so that no page is requested twice.
 */
export function usePeriodRows(response: object | undefined) {
  const { zone } = usePreferences();
  const { page, params } = useListQuery(profit).query;
  // The choice to load all rows applies to one period, because another period may have many more rows.
  const [loadAllFor, requestAll] = useState<string>();
  const allRequested = loadAllFor === params.time;
  const firstPage = page === 1 ? (response as Page | undefined) : undefined;
  const result = useAllPages(profit, params, {
    enabled: response !== undefined,
    maxRows: allRequested ? undefined : AUTOMATIC_ROWS,
  });
  const { all, retry } = result;
  const results = useMemo(() => all && readResults(all.rows, zone), [all, zone]);
  // Read all rows again if the table's first page has other rows than the loaded ones. Compare each table response only
  // once: if the rows still differed after reading, another comparison would read them again, without end.
  const compared = useRef<object>(undefined);
  useEffect(() => {
    if (firstPage === undefined || all === undefined || compared.current === firstPage) return;
    compared.current = firstPage;
    const { data: rows, total } = firstPage;
    const known = total > rows.length ? all.rows.slice(0, rows.length) : all.rows;
    if (total !== all.total || JSON.stringify(rows) !== JSON.stringify(known)) retry();
  }, [firstPage, all, retry]);
  return {
    ...result,
    /** The readable results among the rows, oldest first. */
    results,
    allRequested,
    loadAll: () => (allRequested ? retry() : requestAll(params.time)),
  };
}

export type PeriodRead = ReturnType<typeof usePeriodRows>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** By value of the parameter `time`: the period's length, and a longer period that includes the previous one. */
const periods: Readonly<Record<string, { days: number; longer: string; title: string }>> = {
  '1day': { days: 1, longer: '7day', title: 'Previous 24 hours' },
  '7day': { days: 7, longer: '1month', title: 'Previous 7 days' },
  '1month': { days: 30, longer: 'overall', title: 'Previous 30 days' },
};

/**
 * Returns the days of the period that ends at `now`, in epoch ms, and of the previous one; for "overall" all days. Lists
 * filter by whole days, so a period begins with the day on which it begins to the hour.
 */
export function daysOfPeriods(time: string | undefined, now: number, zone: Zone): ValueRange[] {
  const period = periods[time ?? ''];
  if (!period) return [{}];
  const [from, previous] = [1, 2].map((count) => formatDay(now - count * period.days * DAY_MS, zone));
  return [{ from }, { from: previous, to: dayjs.utc(from).subtract(1, 'day').format('YYYY-MM-DD') }];
}

/** Returns whether rows with a `createdAt`, newest first, are all that the list has since a day (YYYY-MM-DD). */
export function coversDays({ rows, total, capped }: AllRows, since: string | undefined, zone: Zone): boolean {
  const oldest = formatDay(getValue(rows.at(-1), 'createdAt'), zone);
  return rows.length >= total || (capped && oldest !== undefined && since !== undefined && oldest < since);
}

/**
 * Returns the profit of the period just before the chosen one, calculated from the rows of a longer period. Those rows
 * load once the rows of the chosen period are complete. Undefined for "overall".
 */
export function usePreviousProfit(
  time: string | undefined,
  { all: periodRows, error: periodError, results: ofPeriod }: Pick<PeriodRead, 'all' | 'error' | 'results'>,
  zone?: Zone,
) {
  const isComplete = periodRows !== undefined && periodRows.rows.length >= periodRows.total;
  const period = periods[time ?? ''];
  const { all, error, retry, retrying } = useAllPages(
    profit,
    { time: period?.longer ?? '' },
    { enabled: isComplete && period !== undefined, maxRows: AUTOMATIC_ROWS },
  );
  // When the rows of the period could be read again, so can these.
  const retryFailed = useEffectEvent(() => {
    if (error !== null) retry();
  });
  useEffect(() => retryFailed(), [periodRows]);
  if (!period) return undefined;

  const toTheHour = (periodRows?.requestedAt ?? 0) - period.days * DAY_MS;
  // The period of a server that counts whole days includes the day on which it begins. No result is in both periods.
  const oldest = ofPeriod?.[0]?.date.valueOf() ?? toTheHour;
  const end = oldest < toTheHour && oldest > toTheHour - DAY_MS ? oldest : toTheHour;
  const results = readResults(all?.rows ?? [], zone);
  const start = end - period.days * DAY_MS;
  const inPeriod = results.filter(({ date }) => date.valueOf() >= start && date.valueOf() < end);
  // The newest rows suffice if they begin before the period.
  const isCovered =
    all !== undefined &&
    results.length === all.rows.length &&
    (all.rows.length >= all.total || (all.capped && (results[0]?.date.valueOf() ?? end) < start));
  return {
    title: period.title,
    loading: isComplete ? all === undefined && error === null : !periodRows && !periodError,
    /** The results, oldest first; undefined if the longer period has too many rows or one that can't be read. */
    results: isCovered ? inPeriod : undefined,
    /** Reads the rows again; undefined unless they could not be read. */
    retry: error !== null && !isCovered ? retry : undefined,
    retrying,
  };
}
