import { Alert, ConfigProvider } from 'antd';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { lazyOverlay } from '../components/lazyOverlay';
import { lazyWithPreload, useLazy } from '../components/lazyWithPreload';
import { fieldOf, type ListResource, type Field } from '../core/defineResource';
import { ListEmpty } from './ListEmpty';
import { ListFigures } from './ListFigures';
import { describeSort } from './query/describeQuery';
import { formatListQuery, type ListUrl } from './query/listQuery';
import { useBalances } from './rows/useBalances';
import { useRecord } from './record/useRecord';
import { usePrefetchNextPage } from './rows/useListRows';
import { useListState } from './rows/useListState';
import { Printout } from './print/PrintTable';
import { TABLE_WIDTH } from '../lib/listView';
import { useMediaQuery } from '../lib/useMediaQuery';
import { usePrinting } from '../lib/usePrinting';
import type { AutoRefresh } from './tools/AutoRefreshBar';
import { ListTools } from './tools/ListTools';
import { Cell } from '../values/Cell';
import type { StatisticItem } from '../values/StatisticGrid';
import { copySelection } from './view/copySelection';
import { ErrorAlert, StaleAlert } from '../components/ErrorAlert';
import { captionOf, isTime } from './view/shownFields';
import { ListPagination, formatRange } from './view/ListPagination';
import { useListView, listViews } from './view/listViews';
import styles from './ResourceList.module.css';
import { usePreferences } from '../lib/usePreferences';
import { zoneName } from '../core/dates';

/** Renders the time zone of the times in a list. Tooltips of times name the zone too, but phones can't open them. */
function ZoneNote({ fields }: { readonly fields: readonly Field[] }) {
  const { zone } = usePreferences();
  if (!fields.some(isTime)) return null;
  return <span>Times: {zoneName(zone)}</span>;
}

/** Renders the active filters, sort order and totals. The code loads when a URL first has a filter, sort or totals. */
const ActiveFilters = lazyWithPreload(() => import('./tools/ActiveFilters'));

const RecordDrawer = lazyOverlay(() => import('./record/RecordDrawer'), { inUrl: true });

export interface ListContentProps {
  readonly resource: ListResource;
  /** Refreshes the list at an interval, adds a refresh button and marks the rows on page 1 that a refresh added. */
  readonly autoRefresh?: AutoRefresh;
  /** Figures to show after the resource's own. */
  readonly figures?: readonly StatisticItem[];
  /** Content above the tools and rows, such as a chart. */
  readonly beforeRows?: ReactNode;
}

const LIST_CHANGED = 'The list changed.';

interface ListBodyProps extends ListContentProps {
  readonly url: ListUrl;
  readonly announce: (text: string) => void;
}

/** Renders the figures, tools, rows and pagination of a list. */
export function ListBody({ resource, url, autoRefresh, figures = [], beforeRows, announce }: ListBodyProps) {
  // The switch changes at once; the rows follow in a later render.
  const view = useDeferredValue(useListView());
  const isWide = useMediaQuery(TABLE_WIDTH);
  const { query, href } = url;
  const { page, params } = query;
  // Identifies the list within the resource: another period, status or level has other rows.
  const listId = JSON.stringify(params);
  // The `listId` for which a column select was opened. Its options are the values of all rows.
  const [valuesFor, setValuesFor] = useState<string>();
  const needsValues = valuesFor === listId;
  const record = useRecord(resource);
  // On paper, an open record replaces the list.
  const isPrinting = usePrinting() && record.id === undefined;
  const state = useListState(resource, query, {
    refetchInterval: autoRefresh?.refetchInterval,
    // Paper has all rows. The browser doesn't wait for them, so Print and Ctrl+P read them first (PrintButton).
    readsAll: needsValues || isPrinting,
  });
  const { client, list, isClientSide, isPageShown, isEmpty, isRefreshing, hasFailed, hasChanged } = state;
  const { rows, total, error } = list;
  const prefetchPage = usePrefetchNextPage(resource, params);
  const ledger = useBalances(resource, query, list);
  const { Component: View, hasFailed: isViewMissing } = useLazy(listViews[view]);
  const announceRows = useEffectEvent(() => {
    const { sort } = query;
    announce(
      [
        hasChanged && LIST_CHANGED,
        total === 0 ? 'No rows' : `Page ${page}: ${formatRange(page, total)}`,
        sort && `Sorted by ${describeSort(fieldOf(resource, sort.key), sort)}`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  });
  // Refreshed rows aren't announced: toasts announce deposits and the member's own writes.
  const queryText = String(formatListQuery(resource, query, new URLSearchParams()));
  useEffect(() => {
    if (isPageShown) announceRows();
  }, [isPageShown, queryText, hasChanged]);

  return (
    <div className={`${styles.body} print-block`}>
      <ListFigures resource={resource} query={query} state={state} figures={figures} />
      {!hasFailed && beforeRows}
      {/* Popups of selects are as wide as their longest option. */}
      <ConfigProvider popupMatchSelectWidth={false}>
        <ListTools
          resource={resource}
          url={url}
          autoRefresh={autoRefresh}
          list={list}
          columnValues={{
            rows: client.all?.rows ?? rows ?? [],
            loading: needsValues && client.isFetching,
            failed: needsValues && client.error !== null,
            onOpen: () => {
              // Open the select before the list renders.
              startTransition(() => setValuesFor(listId));
              if (client.error) client.retry();
            },
          }}
          empty={isEmpty}
          progress={isClientSide && <ActiveFilters part="progress" {...{ resource, url, list: client }} />}
        />
      </ConfigProvider>
      {((isClientSide && !isEmpty) || query.messages.length > 0) && (
        <ActiveFilters
          resource={resource}
          url={url}
          list={client}
          part={isWide ? undefined : 'rest'}
          // Reserves the space of the filters while their code loads.
          fallback={isWide && <div style={{ minHeight: '2rem' }} />}
        />
      )}
      {error && rows && <StaleAlert what="this list" read={list} />}
      {hasChanged && (
        // No live region: the list announces the change together with the page.
        <Alert
          showIcon
          type="info"
          role="note"
          title={`${LIST_CHANGED} Some rows may appear twice or be missing.`}
          action={
            <Link to={href({ page: 1 })} className="tap">
              Go to page 1
            </Link>
          }
        />
      )}
      {hasFailed ? (
        <ErrorAlert read={list} />
      ) : (
        <div
          aria-busy={rows === undefined || isRefreshing || ledger.isLoading}
          onCopy={copySelection}
          className={`no-print ${
            isRefreshing ? styles.refreshing : isClientSide && !rows ? styles.noAnimation : ''
          }`}
        >
          {View && (
            <View
              key={listId}
              {...ledger}
              url={url}
              newRows={state.newRows}
              empty={<ListEmpty resource={resource} reason={state.emptyReason} />}
              rowsToLoad={isClientSide ? 0 : total}
            />
          )}
          {isViewMissing && (
            <p role="alert">
              This view couldn't be loaded. Check your connection, switch to the other view or reload the
              page.
            </p>
          )}
        </div>
      )}
      {isPrinting && <Printout resource={resource} query={query} list={list} client={client} />}
      {record.id !== undefined && (
        <RecordDrawer
          key={record.id}
          resource={resource}
          params={params}
          id={record.id}
          rows={isPageShown ? rows : hasFailed ? [] : undefined}
          onClose={record.close}
        />
      )}
      <ListPagination
        page={page}
        total={total}
        href={(target) => href({ page: target })}
        note={
          <>
            {captionOf(resource, rows).map((field) => (
              <span key={field.title}>
                {field.title}{' '}
                <b>
                  <Cell brief field={field} row={rows?.[0]} />
                </b>
              </span>
            ))}
            <ZoneNote fields={resource.fields} />
          </>
        }
        // No prefetch in client-side mode, and none before the current page has loaded.
        onPrefetch={isClientSide || isRefreshing || hasFailed ? undefined : prefetchPage}
      />
    </div>
  );
}
