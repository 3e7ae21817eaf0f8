import type { HttpError } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListResource } from '../../core/defineResource';
import { allRowsKey } from '../../list/rows/rowKeys';
import { useAllPages } from '../../list/rows/useAllPages';
import { futuresTrades } from '../../resources/futuresTrades';
import { spotTrades } from '../../resources/spotTrades';
import type { Trade } from './pairResults';

const NO_PARAMS = {};

/**
 * Number of trades of each kind that load automatically. A member with more trades decides whether to load the rest.
 */
const AUTOMATIC_TRADES = 300;

const sum = (...counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const useKind = <R extends ListResource>(kind: R, enabled: boolean, whole: boolean) =>
  useAllPages(kind, NO_PARAMS, {
    enabled,
    maxRows: whole ? undefined : AUTOMATIC_TRADES,
    keepPrevious: true,
  });

export interface Trades {
  /** Futures and spot trades; undefined until both are loaded. */
  readonly rows: readonly Trade[] | undefined;
  /** Number of trades that the server reports. */
  readonly total: number;
  readonly error: HttpError | null;
  readonly isFetching: boolean;
  readonly progress: { readonly read: number; readonly total: number };
  readonly retry: () => void;
  /** All trades were requested, without a limit. */
  readonly whole: boolean;
  readonly readWhole: () => void;
  /** Stops loading; trades that were already loaded stay. */
  readonly cancel: () => void;
}

/**
 * Returns the member's trades of all time, the newest of each kind first. Loads them once `wanted` is true (product.md:
 * Profit).
 */
export function useTrades(wanted: boolean): Trades {
  const [whole, setWhole] = useState(false);
  const client = useQueryClient();
  const futures = useKind(futuresTrades, wanted, whole);
  const spot = useKind(spotTrades, wanted, whole);
  const rows = useMemo(
    () => futures.all && spot.all && [...futures.all.rows, ...spot.all.rows],
    [futures.all, spot.all],
  );
  return {
    rows,
    total: sum(futures.all?.total ?? 0, spot.all?.total ?? 0),
    error: futures.error ?? spot.error,
    isFetching: futures.isFetching || spot.isFetching,
    progress: {
      read: sum(futures.progress.read, spot.progress.read),
      total: sum(futures.progress.total, spot.progress.total),
    },
    retry: () => {
      for (const kind of [futures, spot]) if (kind.error) kind.refetch();
    },
    whole,
    readWhole: () => setWhole(true),
    cancel: () => {
      setWhole(false);
      for (const { name } of [futuresTrades, spotTrades])
        void client.cancelQueries({ queryKey: allRowsKey(name, NO_PARAMS) });
    },
  };
}
