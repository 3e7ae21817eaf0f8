import { FileSearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import type { ListResource } from '../core/defineResource';
import { messages } from '../core/messages';
import { Notice } from '../components/Notice';
import { Pager } from '../components/Pager';
import { CardView } from './CardView';
import { ChoiceBar } from './ChoiceBar';
import { DateFilter } from './DateFilter';
import styles from './ResourceList.module.css';
import { ListFailure } from './ListFailure';
import { LiveBar } from './LiveBar';
import { Summary } from './Summary';
import { TableView } from './TableView';
import { useFilteredRows } from './useFilteredRows';
import { useListAddress, type ListAddress } from './useListAddress';
import { useListRows } from './useListRows';
import { useNewRows } from './useNewRows';
import { usePageTop } from './usePageTop';
import { useView } from './useView';
import { ViewSwitch } from './ViewSwitch';

interface ResourceListProps {
  readonly resource: ListResource;
  /** Shown above the list; without it the list is named for screen readers only. */
  readonly heading?: string;
  /** Reads itself again every so many ms, and at once by a button of that label; new rows are marked. */
  readonly live?: Live;
}

interface Live {
  readonly label: string;
  readonly every: number;
}

/** Draws any list resource: choices, figures, rows as cards or table, and the pager. */
export function ResourceList({ resource, heading, live }: ResourceListProps) {
  const address = useListAddress(resource);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  usePageTop(section, address.page);
  return (
    <section ref={section} className={styles.ledger} aria-labelledby={id}>
      <h2 id={id} className={heading ? styles.heading : 'visually-hidden'}>
        {heading ?? resource.title}
      </h2>
      {address.missing ? (
        <Notice title="Nothing was chosen to show here">
          Open this screen from the list that leads to it.
        </Notice>
      ) : (
        // Another resource, period or level is another list: rows of the old one must not stand in for it.
        <ListBody
          key={JSON.stringify([resource.name, address.params])}
          resource={resource}
          address={address}
          live={live}
        />
      )}
    </section>
  );
}

interface ListBodyProps {
  readonly resource: ListResource;
  readonly address: ListAddress;
  readonly live: Live | undefined;
}

function ListBody({ resource, address, live }: ListBodyProps) {
  const [view, setView] = useView(resource);
  const { page, params, range } = address;
  const paged = useListRows(resource, page, params, {
    enabled: range === undefined,
    every: live?.every,
  });
  const filtered = useFilteredRows(resource, page, params, range);
  const { rows, total, answer, error, refreshing, isPlaceholderData, retry, updatedAt } = range
    ? filtered
    : paged;
  const fresh = useNewRows(live && !isPlaceholderData ? rows : undefined, page);
  const Rows = view === 'table' ? TableView : CardView;
  const failed = error !== null && rows === undefined;

  return (
    <>
      {!failed && <Summary resource={resource} answer={answer} address={address} />}
      <div className={styles.tools}>
        {live && <LiveBar label={live.label} updatedAt={updatedAt} busy={refreshing} onRefresh={retry} />}
        {resource.dateFilter && <DateFilter address={address} filtered={filtered} />}
        {(resource.read.choices ?? []).map((choice) => (
          <ChoiceBar key={choice.name} choice={choice} address={address} />
        ))}
        <ViewSwitch view={view} onChange={setView} />
      </div>
      {error && rows && (
        <p className={styles.stale} role="alert">
          This could not be read again, so it may be out of date.{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {failed ? (
        <ListFailure error={error} onRetry={retry} />
      ) : rows?.length === 0 ? (
        <Notice icon={<FileSearchOutlined />} title={messages.noData} />
      ) : (
        <div
          aria-busy={rows === undefined || refreshing}
          className={refreshing ? styles.refreshing : undefined}
        >
          <Rows resource={resource} rows={rows} page={page} fresh={fresh} />
        </div>
      )}
      <Pager page={page} total={total} href={address.pageHref} />
    </>
  );
}
