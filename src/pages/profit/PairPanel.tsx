import { Flex, Segmented } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../core/messages';
import { UNREADABLE } from '../../core/valueTypes';
import { DescriptionList } from '../../components/DescriptionList';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Panel } from '../../components/Panel';
import { LoadButton } from '../../components/RetryButton';
import { useHasBeenVisible } from '../../lib/useHasBeenVisible';
import { usePreferences } from '../../lib/usePreferences';
import { useListQuery } from '../../list/query/listQuery';
import { useAllPages } from '../../list/rows/useAllPages';
import { futuresTrades } from '../../resources/futuresTrades';
import { profit } from '../../resources/profit';
import { spotTrades } from '../../resources/spotTrades';
import { AUTOMATIC_ROWS, coversDays, daysOfPeriods } from './periodRows';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { marketNames, markets, tradesHref } from './profitLinks';
import { pairResults } from './profitSums';
import { useUrlChoice } from './useUrlChoice';

const NO_ROWS: readonly [] = [];

const choices = ['all', ...marketNames] as const;
type Read = ReturnType<typeof useAllPages<typeof futuresTrades | typeof spotTrades>>;

/** Returns the note that says which trades the results are calculated from. `reads` are those of the chosen markets. */
function describeCoverage(
  reads: readonly Read[],
  market: (typeof choices)[number],
  since: string | undefined,
  isCovered: boolean,
): ReactNode {
  const total = (count: (read: Read) => number | undefined) =>
    reads.reduce((sum, read) => sum + (count(read) ?? 0), 0);
  if (reads.some(({ all, isFetching }) => !all || isFetching)) {
    const expected = total(({ progress }) => progress.total) || '…';
    return `Loading ${total(({ progress }) => progress.read)} of ${expected} trades`;
  }
  const [read, reported] = [total(({ all }) => all?.rows.length), total(({ all }) => all?.total)];
  return (
    <>
      {isCovered ? 'All closed' : 'Closed'} {market === 'all' ? 'futures and spot' : market} trades
      {since && (
        <>
          {' '}
          opened since <span translate="no">{since}</span>
        </>
      )}
      {!isCovered && `, among the newest ${read} of ${reported} trades`}.
    </>
  );
}

const describeLeftOut = ({ open = 0, unreadable = 0 }: Partial<ReturnType<typeof pairResults>> = {}) =>
  (open > 0 ? `Open trades left out: ${open}. ` : '') +
  (unreadable > 0 ? `Unreadable trades left out: ${unreadable}. ` : '');

/** The trades fill many pages, so they load once the panel is visible. */
export default function PairPanel() {
  const [seen, panel] = useHasBeenVisible();
  const { zone } = usePreferences();
  const { time } = useListQuery(profit).query.params;
  const [market, chooseMarket] = useUrlChoice('market', choices);
  const [allRequested, requestAll] = useState(false);
  const options = { enabled: seen, maxRows: allRequested ? undefined : AUTOMATIC_ROWS };
  const futures = useAllPages(futuresTrades, {}, options);
  const spot = useAllPages(spotTrades, {}, options);
  const reads = market === 'all' ? [futures, spot] : [market === 'futures' ? futures : spot];
  const [period] = daysOfPeriods(time, (market === 'spot' ? spot : futures).all?.requestedAt ?? 0, zone);
  const since = period?.from;
  const futuresRows = market === 'spot' ? NO_ROWS : futures.all?.rows;
  const spotRows = market === 'futures' ? NO_ROWS : spot.all?.rows;
  const results = useMemo(
    () => futuresRows && spotRows && pairResults({ futures: futuresRows, spot: spotRows }, since, zone),
    [futuresRows, spotRows, since, zone],
  );
  const isFetching = reads.some((read) => read.isFetching);
  const isCovered = reads.every(({ all }) => all && coversDays(all, since, zone));
  const failed = reads.find(({ error }) => error);

  return (
    <Panel
      title="Results per pair"
      style={{ flex: '1 1 16rem', minWidth: 0 }}
      extra={
        <Segmented
          aria-label="Market"
          // The radio input inside is the Tab stop.
          tabIndex={-1}
          options={choices.map((value) => ({ value, label: value === 'all' ? 'All' : markets[value].title }))}
          value={market}
          onChange={chooseMarket}
        />
      }
    >
      <div ref={panel} aria-busy={isFetching}>
        {failed && <ErrorAlert title="The trades couldn't be loaded" read={failed} />}
        {/* The focus moves to the note when the focused button is removed. */}
        <p tabIndex={-1} className={styles.note}>
          {!failed && describeCoverage(reads, market, since, isCovered)}{' '}
          {isFetching || describeLeftOut(results)}{' '}
          {/* One element for "Load all" and "Cancel": replacing the pressed button would lose the focus. */}
          {results && !isCovered && (!allRequested || isFetching) && (
            <LoadButton type="link" size="small" pending={false} onClick={() => requestAll(!allRequested)}>
              {allRequested ? 'Cancel' : 'Load all trades'}
            </LoadButton>
          )}
        </p>
        {results?.pairs.length === 0 && <p>{messages.noData}</p>}
        {results && (
          <DescriptionList
            items={results.pairs.map((result) => [
              `${result.pair} (${result.trades})`,
              <ProfitAmount key={result.pair} value={result.profit} />,
              <PairName key={result.pair} {...result} since={since} />,
            ])}
          />
        )}
      </div>
    </Panel>
  );
}

type PairNameProps = ReturnType<typeof pairResults>['pairs'][number] & { readonly since: string | undefined };

/** Renders a pair and its number of trades, with a link to its trades; with one for each market if there are two. */
function PairName({ pair, trades, since, ...ofMarkets }: PairNameProps) {
  const name = `${pair === UNREADABLE ? 'No pair' : pair} (${trades})`;
  const traded = marketNames.filter((market) => ofMarkets[market]);
  const links = traded.map((market) => (
    <Link key={market} className="tap" to={tradesHref(market, { from: since }, pair)}>
      {traded.length === 1 ? name : `${markets[market].title}\u00a0`}
      {traded.length > 1 && <ProfitAmount value={ofMarkets[market]?.profit} />}
    </Link>
  ));
  if (traded.length === 1) return links;
  return (
    <>
      {name}
      <Flex wrap gap="small" className={styles.days ?? ''}>
        {links}
      </Flex>
    </>
  );
}
