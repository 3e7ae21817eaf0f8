import { Alert, Button } from 'antd';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLazy } from '../components/lazyWithPreload';
import type { ListResource } from '../core/defineResource';
import { spelledSort, type Sort } from './query/wholeAddress';
import { ListError } from './view/ListError';
import { ListPagination, rangeWords } from './view/ListPagination';
import { ListTools } from './tools/ListTools';
import styles from './ResourceList.module.css';
import { Summary } from './view/Summary';
import type { ListAddress } from './query/useListAddress';
import { listViews } from './view/listViews';
import { useGo } from './useGo';
import { useListView } from './view/useListView';
import { useNewRows } from './rows/useNewRows';
import { usePrefetchPage } from './rows/usePrefetchNextPage';
import { useResourceTable } from './rows/useServerRows';
import { useWholeList } from './rows/useWholeList';
import { ZoneNote } from './view/ZoneNote';

export interface Live {
  readonly label: string;
  /** The refresh interval, in ms. */
  readonly every: number;
}

interface ListBodyProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  readonly live: Live | undefined;
  readonly aside: ((answer: object | undefined) => ReactNode) | undefined;
  /** Announces the loaded rows to screen readers. */
  readonly announce: (words: string) => void;
}

/** Returns the announcement for a loaded page. */
const outcomeOf = (page: number, total: number): string =>
  total === 0 ? 'No rows' : `Page ${page}: ${rangeWords(page, total)}`;

/** Renders a list for one set of parameters: its figures, tools, rows and pagination. */
export function ListBody({ resource, address, live, aside, announce }: ListBodyProps) {
  const [view] = useListView();
  const go = useGo();
  const body = useRef<HTMLDivElement>(null);
  const { page, params, search, sortHref, question } = address;
  const whole = useWholeList(resource, address, live?.every);
  // In client-side mode, the aside and the figures of an unfiltered list still need the server's page.
  const figures = aside !== undefined || (resource.summary !== undefined && !whole.chosen);
  const paged = useResourceTable(resource, { enabled: !whole.list || figures, every: live?.every });
  const list = whole.list ?? paged;
  const prefetchPage = usePrefetchPage(resource, params);
  const answer = paged.isPlaceholderData ? undefined : paged.answer;
  const { rows, error, isFetching, retry } = list;
  const fresh = useNewRows(live && !whole.list && !list.isPlaceholderData ? rows : undefined, page);
  const { Component: View, hasFailed: unavailable } = useLazy(listViews[view]);
  const failed = error !== null && rows === undefined;
  const refreshing = isFetching && rows !== undefined;
  const sorting = {
    sort: useMemo(() => spelledSort(search), [search]),
    unread: whole.list ? 0 : paged.total,
    choose: (next: Sort | undefined) => go(sortHref(next)),
  };
  const filtered = whole.list !== undefined || list.total > 0 || address.choosesOther;
  const empty = rows?.length === 0 && !list.isPlaceholderData && !filtered;
  const outcome = rows && !list.isPlaceholderData ? outcomeOf(page, list.total) : undefined;
  useEffect(() => {
    if (outcome !== undefined) announce(outcome);
  }, [announce, outcome]);

  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    // The pressed control may be removed together with the old query. Keep the focus in the list.
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
  }, [question]);

  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      {/* The server's figures describe the whole list, not the filtered rows. */}
      {!failed && !whole.chosen && <Summary resource={resource} answer={paged.answer} address={address} />}
      <ListTools
        resource={resource}
        address={address}
        live={live}
        list={list}
        all={whole.all}
        empty={empty}
      />
      {whole.bar}
      {error && rows && (
        <Alert
          type="warning"
          showIcon
          message="We couldn't refresh this list. It may be out of date."
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      <div className={aside && !failed ? styles.beside : undefined}>
        <div className={styles.body}>
          {failed ? (
            <ListError error={error} onRetry={retry} retrying={isFetching} />
          ) : (
            <div
              aria-busy={rows === undefined || refreshing}
              className={refreshing ? styles.refreshing : whole.list && !rows ? styles.still : undefined}
            >
              {View && (
                <View
                  resource={resource}
                  rows={rows}
                  page={page}
                  fresh={fresh}
                  filtered={filtered}
                  sorting={sorting}
                  tableProps={list.tableProps}
                />
              )}
              {unavailable && (
                <p role="alert">
                  This view couldn't be loaded. Check your connection or switch to the other view.
                </p>
              )}
            </div>
          )}
          <ListPagination
            page={page}
            total={list.total}
            href={address.pageHref}
            note={<ZoneNote fields={resource.fields} />}
            // No prefetch in client-side mode, and none before the current page has loaded.
            onNear={whole.list || refreshing || failed ? undefined : prefetchPage}
          />
        </div>
        {!failed && aside?.(answer)}
      </div>
    </div>
  );
}
