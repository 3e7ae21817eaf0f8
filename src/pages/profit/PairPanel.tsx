import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../core/messages';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { allRowsKey } from '../../data/queries';
import { useAllPages } from '../../list/rows/useAllPages';
import { ErrorAlert } from '../../components/ErrorAlert';
import { futuresTrades } from '../../resources/futuresTrades';
import { spotTrades } from '../../resources/spotTrades';
import { pairResults } from './profitSums';
import { AUTOMATIC_ROWS } from './periodRows';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';

const NO_PARAMS = {};

/** Returns the member's futures trades, then the spot trades, each newest first. Loads them once `enabled` is true. */
function useTrades(enabled: boolean) {
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
      for (const kind of [futures, spot]) if (kind.error) kind.retry();
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

/** Returns whether an element has been visible, and its ref. Its data loads only for members who scroll to it. */
function useHasBeenVisible() {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [seen, ref] as const;
}

/** Returns the note that says which trades the results are calculated from. */
function describeCoverage(trades: ReturnType<typeof useTrades>): string {
  const { rows, total, isFetching, progress, allRequested } = trades;
  if (isFetching || !rows) return `Loading ${progress.read} of ${progress.total || '…'} trades`;
  if (total === 0 && rows.length === 0) return 'Results appear here once the bot trades.';
  if (total <= rows.length) return 'All futures and spot trades, open and closed.';
  return allRequested
    ? `The server reports ${total} trades but sent ${rows.length}.`
    : `The newest ${rows.length} of ${total} trades, open and closed.`;
}

/** Renders the profit per trading pair. The trades fill many pages, so they load once the panel is visible. */
export function PairPanel() {
  const [seen, panel] = useHasBeenVisible();
  const note = useRef<HTMLParagraphElement>(null);
  const trades = useTrades(seen);
  const { rows, error, isFetching, allRequested } = trades;
  const results = useMemo(() => rows && pairResults(rows), [rows]);
  const hasMore = rows !== undefined && trades.total > rows.length && (!allRequested || isFetching);
  useEffect(() => {
    // Move the focus to the note: the focused button was removed.
    if (allRequested && !hasMore && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [allRequested, hasMore]);

  return (
    <Panel title="Results per pair" style={{ flex: '1 1 16rem', minWidth: 0 }}>
      <div ref={panel} aria-busy={isFetching}>
        {error ? (
          <ErrorAlert title="The trades couldn't be loaded" read={{ ...trades, retrying: isFetching }} />
        ) : (
          <p ref={note} tabIndex={-1} className={styles.note}>
            {describeCoverage(trades)}
            {!isFetching && results && results.unreadable > 0 && (
              <> Unreadable trades left out: {results.unreadable}.</>
            )}
          </p>
        )}
        {/* One element for "Load all" and "Cancel": replacing the pressed button would lose the focus. */}
        {hasMore && (
          <Button onClick={allRequested ? trades.cancel : trades.requestAll}>
            {allRequested ? 'Cancel' : 'Load all trades'}
          </Button>
        )}
        {results?.pairs.length === 0 && <p>{messages.noData}</p>}
        {results && (
          <DescriptionList
            items={results.pairs.map(({ pair, trades: count, profit }) => [
              `${pair} (${count})`,
              <ProfitAmount key={pair} value={profit.toFixed()} decimals={4} />,
            ])}
          />
        )}
      </div>
    </Panel>
  );
}
