import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useChunk } from '../components/useChunk';
import type { ListResource } from '../core/defineResource';
import { ChoiceSelect } from './ChoiceSelect';
import { DateFilter } from './DateFilter';
import { ListError } from './ListError';
import { ListPagination } from './ListPagination';
import { LiveBar } from './LiveBar';
import styles from './ResourceList.module.css';
import { Summary } from './Summary';
import { useFilteredRows } from './useFilteredRows';
import type { ListAddress } from './useListAddress';
import { listViews } from './listViews';
import { useListView } from './useListView';
import { useNewRows } from './useNewRows';
import { useResourceTable } from './useResourceTable';
import { ViewSwitch } from './ViewSwitch';

export interface Live {
  readonly label: string;
  /** Milliseconds between two reads. */
  readonly every: number;
}

interface ListBodyProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  readonly live: Live | undefined;
  readonly aside: ((rows: readonly unknown[] | undefined) => ReactNode) | undefined;
}

/** A list under one set of parameters: its figures, tools, rows and pages. */
export function ListBody({ resource, address, live, aside }: ListBodyProps) {
  const [view] = useListView();
  const { page, params, range } = address;
  const paged = useResourceTable(resource, { enabled: range === undefined, every: live?.every });
  const filtered = useFilteredRows(resource, page, params, range);
  const list = range ? filtered : paged;
  const { rows, error, isFetching, retry } = list;
  const fresh = useNewRows(live && !list.isPlaceholderData ? rows : undefined, page);
  const { value: drawn, failed: unavailable } = useChunk(listViews[view]);
  const failed = error !== null && rows === undefined;
  const refreshing = isFetching && rows !== undefined;

  return (
    <div className={styles.body}>
      {/* The server's figures speak of the whole list, not of the days chosen here. */}
      {!failed && !range && <Summary resource={resource} answer={list.answer} address={address} />}
      <div className={styles.tools}>
        {live && (
          <LiveBar label={live.label} updatedAt={list.updatedAt} busy={refreshing} onRefresh={retry} />
        )}
        {resource.dateFilter && <DateFilter address={address} filtered={filtered} />}
        {(resource.read.choices ?? [])
          .filter(({ draw }) => draw === 'select')
          .map((choice) => (
            <ChoiceSelect key={choice.name} choice={choice} address={address} />
          ))}
        <ViewSwitch />
      </div>
      {error && rows && (
        <Alert
          type="warning"
          showIcon
          message="This could not be read again, so it may be out of date."
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      {failed ? (
        <ListError error={error} onRetry={retry} retrying={isFetching} />
      ) : (
        <div className={aside ? styles.beside : undefined}>
          <div
            aria-busy={rows === undefined || refreshing}
            className={refreshing ? styles.refreshing : undefined}
          >
            {drawn && (
              <drawn.default
                resource={resource}
                rows={rows}
                page={page}
                fresh={fresh}
                tableProps={list.tableProps}
              />
            )}
            {unavailable && (
              <p role="alert">This view could not be loaded. Check your connection and try the other one.</p>
            )}
          </div>
          {aside?.(rows)}
        </div>
      )}
      <ListPagination page={page} total={list.total} href={address.pageHref} />
    </div>
  );
}
