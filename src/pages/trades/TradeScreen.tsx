import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Screen } from '../../components/Screen';
import { fieldOf, getValue } from '../../core/defineResource';
import { routePath } from '../../core/paths';
import { pagesKey } from '../../data/queries';
import { parentRowState, readParentRow } from '../../lib/parentRow';
import { usePreferences } from '../../lib/usePreferences';
import { FindStatus } from '../../list/record/FindStatus';
import { useFindRow } from '../../list/record/useFindRow';
import { ResourceList } from '../../list/ResourceList';
import { rowTitle } from '../../list/view/shownFields';
import { generateRowPath } from '../../list/view/tableRows';
import { futuresTrades } from '../../resources/futuresTrades';
import { spotTrades } from '../../resources/spotTrades';
import { tradeDetails } from '../../resources/tradeDetails';
import { Cell } from '../../values/Cell';
import { tradeTitle } from './tradeTitle';

const markets = { '/openview': futuresTrades, '/openspotview': spotTrades } as const;

const field = (key: string, title?: string) => ({ ...fieldOf(futuresTrades, key), ...(title && { title }) });
const summary = [
  ...['symbol', 'side', 'profitLoss', 'closeStatus'].map((key) => field(key)),
  field('startPrice', 'Entry price'),
  field('endPrice', 'Exit price'),
  field('leverage'),
];

const NO_PARAMS = {};

/** Renders a trade and its orders. A trade that was not opened from its list is looked for in that list. */
export default function TradeScreen() {
  const { pathname } = useLocation();
  const id = useSearchParams()[0].get('id') ?? '';
  const path = routePath(pathname) === '/openspotview' ? '/openspotview' : '/openview';
  return <Trade key={path + id} path={path} id={id} />;
}

function Trade({ path, id }: { readonly path: keyof typeof markets; readonly id: string }) {
  const trades = markets[path];
  const preferences = usePreferences();
  const client = useQueryClient();
  const parent = readParentRow(useLocation().state);
  // Links of the spot orders contain an order number instead of a trade ID.
  const isTrade = useCallback(
    (row: unknown) =>
      ['{_id}', '{orderId}'].some((key) => generateRowPath(key, row) === encodeURIComponent(id)),
    [id],
  );
  const pages = client
    .getQueriesData<{ readonly data: readonly unknown[] }>({ queryKey: pagesKey(trades.name, NO_PARAMS) })
    .map(([, page]) => page?.data ?? []);
  const search = useFindRow(trades, NO_PARAMS, isTrade, {
    known: id === '' ? undefined : (pages.find((rows) => rows.some(isTrade)) ?? []),
    withNeighbours: true,
  });
  const row = search.row ?? parent?.row;
  const isMissing = row === undefined;
  // The error and the offer to read all rows stay while their button is loading.
  const isLoading = isMissing && id !== '' && search.isSearching && !search.error && !search.searchesAll;
  const isShown = !isMissing || isLoading;
  const { read, total } = search.progress;
  const neighbours = [
    { title: 'Previous trade', trade: search.older },
    { title: 'Next trade', trade: search.newer },
  ];
  return (
    <Screen
      title={tradeDetails.title}
      detail={
        row
          ? tradeTitle(row, preferences.amounts === 'hidden')
          : isLoading
            ? `Loading ${read} of ${total || '…'} trades`
            : ''
      }
      aside={
        isShown && (
          // antd's Descriptions is 1 px wider than its container at each side.
          <section aria-label="Summary" style={{ width: 'min(100%, 50rem)', paddingInline: 1 }}>
            <DescriptionList
              columns={4}
              items={summary
                .filter(({ key }) => isLoading || getValue(row, key) !== undefined)
                .map((field) => [
                  field.title,
                  <Cell key={field.title} field={field} row={row} loading={isLoading} />,
                ])}
            />
          </section>
        )
      }
    >
      {!isShown && id !== '' && <FindStatus search={search} what="trade" />}
      {isShown && (
        <Flex wrap gap="small" className="no-print">
          {neighbours.map(({ title, trade }) => {
            const to = generateRowPath(`${path}?id={_id}`, trade);
            return to === undefined ? (
              <Button key={title} disabled>
                {title}
              </Button>
            ) : (
              <LinkButton
                key={title}
                to={to}
                {...(parent && { state: parentRowState(parent.list, parent.entryKey, trade) })}
                aria-label={`${title}: ${rowTitle(trades, '{symbol} of {createdAt}', trade, preferences)}`}
              >
                {title}
              </LinkButton>
            );
          })}
        </Flex>
      )}
      <ResourceList resource={tradeDetails} />
    </Screen>
  );
}
