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
import { describeSort } from './query/describeQuery';
import { formatListQuery, needsAllRows, type ListUrl } from './query/listQuery';
import { useBalances } from './rows/useBalances';
import { useRecord } from './record/useRecord';
import { useListChanged } from './rows/useListChanged';
import { useClientRows, useNewRows, usePrefetchNextPage, useServerRows } from './rows/useListRows';
import { Printout, type PrintedRows } from './print/PrintTable';
import { TABLE_WIDTH } from '../lib/listView';
import { useMediaQuery } from '../lib/useMediaQuery';
import { usePrinting } from '../lib/usePrinting';
import type { AutoRefresh } from './tools/AutoRefreshBar';
import { ListTools } from './tools/ListTools';
import toolStyles from './tools/ListTools.module.css';
import { Cell } from '../values/Cell';
import { copySelection } from './view/copySelection';
import { ErrorAlert, StaleAlert } from '../components/ErrorAlert';
import { captionOf } from './view/shownFields';
import { ListPagination, formatRange } from './view/ListPagination';
import { useListView, listViews } from './view/listViews';
import { StatisticGrid, type StatisticItem } from '../values/StatisticGrid';
import styles from './ResourceList.module.css';
import { usePreferences } from '../lib/usePreferences';
import { zoneName } from '../core/dates';
import { optionOf, type ListParams } from '../core/resourceRequest';
import { valueTypeOf } from '../core/valueTypes';

/** Renders the time zone of the times in a list. Tooltips of times name the zone too, but phones can't open them. */
function ZoneNote({ fields }: { readonly fields: readonly Field[] }) {
  const { zone } = usePreferences();
  if (!fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'time')) return null;
  return <span>Times: {zoneName(zone)}</span>;
}

/** Returns a list's summary figures. The `heading` of the chosen option replaces the first figure's title. */
function summaryItems(
  { summary = [], read }: ListResource,
  params: ListParams,
  response: object | undefined,
): StatisticItem[] {
  const headings = read.choices?.map((choice) => optionOf(choice, params[choice.name])?.heading);
  return summary.map((field, index) => ({
    title: (index === 0 ? headings?.find(Boolean) : undefined) ?? field.title,
    value: <Cell field={field} row={response} loading={response === undefined} />,
  }));
}

/** Renders the active filters, sort order and totals. The code loads when a URL first has a filter, sort or totals. */
const ActiveFilters = lazyWithPreload(() => import('./tools/ActiveFilters'));

const RecordDrawer = lazyOverlay(() => import('./record/RecordDrawer'), { inUrl: true });

export interface ListContentProps {
  readonly resource: ListResource;
  /** Refreshes the list at an interval, adds a refresh button and marks the rows on page 1 that a refresh added. */
  readonly autoRefresh?: AutoRefresh;
  /** Returns figures to show after the resource's own. The list response is undefined while it loads. */
  readonly figures?: (response: object | undefined) => readonly StatisticItem[];
  /** Renders content above the tools and rows, such as a chart. The list response is undefined while it loads. */
  readonly beforeRows?: (response: object | undefined) => ReactNode;
}

const LIST_CHANGED = 'The list changed.';

interface ListBodyProps extends ListContentProps {
  readonly url: ListUrl;
  readonly announce: (text: string) => void;
}

/** Renders the figures, tools, rows and pagination of a list. */
export function ListBody({ resource, url, autoRefresh, figures, beforeRows, announce }: ListBodyProps) {
  // The switch changes at once; the rows follow in a later render.
  const view = useDeferredValue(useListView());
  const isWide = useMediaQuery(TABLE_WIDTH);
  const { query, href } = url;
  const { page, params } = query;
  // Identifies the list within the resource: another period, status or level has other rows.
  const listId = JSON.stringify(params);
  const refetchInterval = autoRefresh?.refetchInterval;
  const isClientSide = needsAllRows(query);
  // In client-side mode, `beforeRows` and the summary still need a server response.
  const needsServer = !isClientSide || beforeRows !== undefined || resource.summary !== undefined;
  const server = useServerRows(resource, isClientSide ? { ...query, page: 1 } : query, {
    enabled: needsServer,
    refetchInterval,
  });
  // The `listId` for which a column select was opened. Its options are the values of all rows.
  const [valuesFor, setValuesFor] = useState<string>();
  const needsValues = valuesFor === listId;
  const record = useRecord(resource);
  // On paper, an open record replaces the list.
  const isPrinting = usePrinting() && record.id === undefined;
  const client = useClientRows(resource, query, {
    // Paper has all rows. The browser doesn't wait for them, so Print and Ctrl+P read them first (PrintButton).
    enabled: isClientSide || needsValues || isPrinting,
    refetchInterval: isClientSide ? refetchInterval : undefined,
  });
  const list = isClientSide ? client : server;
  const [printed, setPrinted] = useState<PrintedRows>();
  const prefetchPage = usePrefetchNextPage(resource, params);
  const { rows, total, error, isFetching, isPlaceholderData } = list;
  const newRows = useNewRows(
    autoRefresh && page === 1 && !isClientSide && !isPlaceholderData ? rows : undefined,
    `${listId} ${page}`,
  );
  const ledger = useBalances(resource, query, list);
  const { Component: View, hasFailed: isViewMissing } = useLazy(listViews[view]);
  const hasFailed = error !== null && rows === undefined;
  const haveFiguresFailed = isClientSide && needsServer && server.error !== null && server.rows === undefined;
  const isRefreshing = isFetching && rows !== undefined;
  // Whether filters or a chosen option may hide rows. A boolean filter or a sort order hides none of an empty list.
  const mayHideRows =
    (isClientSide && client.all?.total !== 0) ||
    query.filters.some(({ kind }) => kind !== 'flag') ||
    (resource.read.choices ?? []).some(
      ({ control, name, options }) => control === 'select' && params[name] !== options[0]?.value,
    );
  const isPageShown = rows !== undefined && !isPlaceholderData;
  const isEmpty = isPageShown && rows.length === 0 && total === 0 && !mayHideRows;
  const hasChanged = useListChanged(resource, params, {
    page,
    rows: isClientSide || isPlaceholderData || isFetching ? undefined : rows,
    total,
  });
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
    <div className={styles.body}>
      {haveFiguresFailed && <ErrorAlert title="The figures couldn't be loaded" read={server} />}
      {!hasFailed && !haveFiguresFailed && resource.summary && (
        <>
          <StatisticGrid
            className={styles.figures}
            items={[
              ...summaryItems(resource, params, server.response),
              ...(figures?.(server.response) ?? []),
            ]}
          />
          {query.filters.length > 0 && (
            <p className={styles.note}>These figures cover all rows, filtered or not.</p>
          )}
        </>
      )}
      {!hasFailed && beforeRows?.(server.isPlaceholderData ? undefined : server.response)}
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
          onPrint={(all) => setPrinted({ ...all, query, updatedAt: list.updatedAt })}
        />
      </ConfigProvider>
      {((isClientSide && !isEmpty) || query.messages.length > 0) && (
        <ActiveFilters
          resource={resource}
          url={url}
          list={client}
          part={isWide ? undefined : 'rest'}
          // Reserves the space of the filters while their code loads.
          fallback={isWide && <div className={toolStyles.activeFilters} />}
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
              newRows={newRows}
              empty={
                <ListEmpty
                  resource={resource}
                  reason={total > 0 ? 'pastLastPage' : mayHideRows ? 'filtered' : 'empty'}
                />
              }
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
      {isPrinting && (
        <Printout resource={resource} query={query} list={list} client={client} printed={printed} />
      )}
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
