import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { allRowsKey } from '../../data/pageQuery';
import { useAllPages } from '../../list/rows/useAllPages';
import { futuresTrades } from '../../resources/futuresTrades';
import { spotTrades } from '../../resources/spotTrades';
import { AUTOMATIC_ROWS } from './usePeriodRows';

const NO_PARAMS = {};

/** Returns the member's futures trades, then the spot trades, each newest first. Loads them once `enabled` is true. */
export function useTrades(enabled: boolean) {
  const [allRequested, setAllRequested] = useState(false);
  const client = useQueryClient();
  const options = { enabled, maxRows: allRequested ? undefined : AUTOMATIC_ROWS };
  const futures = useAllPages(futuresTrades, NO_PARAMS, options);
  const spot = useAllPages(spotTrades, NO_PARAMS, options);
  const rows = useMemo(
    () => futures.all && spot.all && [...futures.all.rows, ...spot.all.rows],
    [futures.all, spot.all],
  );
  return {
    /** undefined until both kinds of trades are loaded. */
    rows,
    /** The number of trades that the server reports. */
    total: (futures.all?.total ?? 0) + (spot.all?.total ?? 0),
    error: futures.error ?? spot.error,
    isFetching: futures.isFetching || spot.isFetching,
    progress: {
      read: futures.progress.read + spot.progress.read,
      total: futures.progress.total + spot.progress.total,
    },
    retry: () => {
      for (const kind of [futures, spot]) if (kind.error) kind.refetch();
    },
    /** Whether the member asked to load all trades, without a limit. */
    allRequested,
    requestAll: () => setAllRequested(true),
    /** Stops loading; trades that were already loaded stay. */
    cancel: () => {
      setAllRequested(false);
      for (const { name } of [futuresTrades, spotTrades])
        void client.cancelQueries({ queryKey: allRowsKey(name, NO_PARAMS) });
    },
  };
}
