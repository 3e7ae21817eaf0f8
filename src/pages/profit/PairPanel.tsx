import { useQueryClient } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Zone } from '../../core/dates';
import { messages } from '../../core/messages';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { allRowsKey } from '../../data/queries';
import { useHasBeenVisible } from '../../lib/useHasBeenVisible';
import { usePreferences } from '../../lib/usePreferences';
import { useListQuery } from '../../list/query/listQuery';
import { useAllPages } from '../../list/rows/useAllPages';
import { ErrorAlert } from '../../components/ErrorAlert';
import { futuresTrades } from '../../resources/futuresTrades';
import { profit } from '../../resources/profit';
import { spotTrades } from '../../resources/spotTrades';
import { AUTOMATIC_ROWS, coversDays, firstDayOf } from './periodRows';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { markets, pairHref, type Market } from './profitLinks';
import { NO_PAIR, pairResults } from './profitSums';
import { useUrlChoice } from './useUrlChoice';

const NO_PARAMS = {};

const marketOptions = [
  { value: 'all', label: 'All' },
  { value: 'futures', label: 'Futures' },
  { value: 'spot', label: 'Spot' },
] as const;

type ChosenMarket = 'all' | Market;

/** Returns the member's trades by market, each newest first. Loads those of both markets once `enabled` is true. */
function useTrades(enabled: boolean, market: ChosenMarket) {
  const [allRequested, setAllRequested] = useState(false);
  const client = useQueryClient();
  const options = { enabled, maxRows: allRequested ? undefined : AUTOMATIC_ROWS };
  const futures = useAllPages(futuresTrades, NO_PARAMS, options);
  const spot = useAllPages(spotTrades, NO_PARAMS, options);
  const shown = market === 'all' ? [futures, spot] : [market === 'futures' ? futures : spot];
  const rows = useMemo(() => {
    if (!futures.all || !spot.all) return undefined;
    const both = { futures: futures.all.rows, spot: spot.all.rows };
    return market === 'all' ? both : { [market]: both[market] };
  }, [futures.all, spot.all, market]);
  return {
    /** The trades of the chosen markets; undefined until those of both markets are loaded. */
    rows,
    /** The number of trades that were read. */
    read: shown.reduce((sum, { all }) => sum + (all?.rows.length ?? 0), 0),
    /** The number of trades that the server reports. */
    total: shown.reduce((sum, { all }) => sum + (all?.total ?? 0), 0),
    /** Whether all trades since a day were read. */
    covers: (since: string | undefined, zone: Zone) =>
      shown.every(({ all }) => all !== undefined && coversDays(all, since, zone)),
    /** When the trades were requested, in epoch ms. */
    requestedAt: futures.all?.requestedAt ?? 0,
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

/** Returns the note that says which trades the results are calculated from. */
function describeCoverage(
  { rows, total, read, isFetching, progress, allRequested }: ReturnType<typeof useTrades>,
  market: ChosenMarket,
  since: string | undefined,
  isCovered: boolean,
): string {
  if (isFetching || !rows) return `Loading ${progress.read} of ${progress.total || '…'} trades`;
  if (total === 0 && read === 0) return 'Results appear here once the bot trades.';
  const kinds = market === 'all' ? 'futures and spot' : market;
  const opened = since === undefined ? '' : ` opened since ${since}`;
  if (isCovered) return `All closed ${kinds} trades${opened}.`;
  return allRequested
    ? `Closed ${kinds} trades${opened}. The server reports ${total} trades but sent ${read}.`
    : `Closed ${kinds} trades${opened}, among the newest ${read} of ${total} trades.`;
}

/**
 * Renders the profit per trading pair in the chosen period. The trades fill many pages, so they load once the panel is
 * visible.
 */
export function PairPanel() {
  const [seen, panel] = useHasBeenVisible();
  const note = useRef<HTMLParagraphElement>(null);
  const { zone } = usePreferences();
  const { params } = useListQuery(profit).query;
  const [market, chooseMarket] = useUrlChoice<ChosenMarket>('market', ['all', 'futures', 'spot']);
  const trades = useTrades(seen, market);
  const { rows, error, isFetching, allRequested, requestedAt } = trades;
  const since = firstDayOf(params.time, requestedAt, zone);
  const results = useMemo(() => rows && pairResults(rows, since, zone), [rows, since, zone]);
  const isCovered = trades.covers(since, zone);
  const hasMore = rows !== undefined && !isCovered && (!allRequested || isFetching);
  useEffect(() => {
    // Move the focus to the note: the focused button was removed.
    if (allRequested && !hasMore && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [allRequested, hasMore]);

  return (
    <Panel
      title="Results per pair"
      style={{ flex: '1 1 16rem', minWidth: 0 }}
      extra={
        <Segmented
          aria-label="Market"
          // The radio input inside is the Tab stop.
          tabIndex={-1}
          options={[...marketOptions]}
          value={market}
          onChange={chooseMarket}
        />
      }
    >
      <div ref={panel} aria-busy={isFetching}>
        {error ? (
          <ErrorAlert title="The trades couldn't be loaded" read={{ ...trades, retrying: isFetching }} />
        ) : (
          <p ref={note} tabIndex={-1} className={styles.note}>
            {describeCoverage(trades, market, since, isCovered)}
            {!isFetching && results && results.open > 0 && <> Open trades left out: {results.open}.</>}
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
            items={results.pairs.map((result) => [
              `${result.pair} (${result.trades})`,
              <ProfitAmount key={result.pair} value={result.profit.toFixed()} decimals={4} />,
              <PairName key={result.pair} {...result} since={since} />,
            ])}
          />
        )}
      </div>
    </Panel>
  );
}

/** Renders a pair and its number of trades, with a link to the trades of each market. */
function PairName({
  pair,
  trades,
  markets: traded,
  since,
}: Omit<ReturnType<typeof pairResults>['pairs'][number], 'profit'> & { since: string | undefined }) {
  const name = `${pair} (${trades})`;
  const [market] = traded;
  if (pair === NO_PAIR) return name;
  if (market && traded.length === 1)
    return (
      <Link className="tap" to={pairHref(market, pair, since)}>
        {name}
      </Link>
    );
  return (
    <>
      {name}{' '}
      {traded.map((each) => (
        <Link
          key={each}
          className="tap"
          to={pairHref(each, pair, since)}
          aria-label={`${pair}, ${markets[each].title}`}
        >
          {markets[each].title}{' '}
        </Link>
      ))}
    </>
  );
}
