import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ErrorAlert } from '../view/ErrorAlert';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { filterFields } from '../query/filters';
import { isSummed } from '../../core/valueTypes';
import { ChoiceSelect } from './ChoiceSelect';
import { DateFilter } from '../optionalChunks';
import { ExportButton } from '../export/ExportButton';
import { BooleanFilter } from './BooleanFilter';
import styles from './ListTools.module.css';
import { AutoRefreshBar, type AutoRefresh } from './AutoRefreshBar';
import type { ListUrl } from '../query/useListQuery';
import type { ListRows } from '../rows/useServerRows';
import { ViewSwitch } from './ViewSwitch';

/** Loaded when the filters are first opened: most visits to a list do not need its date pickers and fields. */
const FilterBar = lazyWithPreload(() => import('./FilterBar'));

interface ListToolsProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly autoRefresh: AutoRefresh | undefined;
  /** The rows in view. */
  readonly list: ListRows;
  /** All rows, once they are loaded. */
  readonly all: readonly unknown[] | undefined;
  /** Whether the list has no rows at all, so there is nothing to filter, total or export. */
  readonly empty: boolean;
}

/** Renders the tools above the rows of a list: filters, choices, export and the view switch. */
export function ListTools({ resource, url, autoRefresh, list, all, empty }: ListToolsProps) {
  const { rows, isFetching, retry, updatedAt } = list;
  const { dateFilter, booleanFilter, read, fields } = resource;
  const { query, go } = url;
  const [open, setOpen] = useState(false);
  const offers = filterFields(fields).length > 0;
  // Do not re-render the controls when rows arrive: a re-rendered form would make the browser lay out the page.
  const dates = useMemo(
    () => dateFilter && <DateFilter url={url} fallback={<div className={styles.days} />} />,
    [dateFilter, url],
  );
  const controls = useMemo(
    () => (
      <>
        {booleanFilter && <BooleanFilter resource={resource} booleanFilter={booleanFilter} url={url} />}
        {(read.choices ?? [])
          .filter(({ draw }) => draw === 'select')
          .map((choice) => (
            <ChoiceSelect key={choice.name} choice={choice} url={url} />
          ))}
      </>
    ),
    [resource, booleanFilter, read, url],
  );
  const refreshBar = autoRefresh && (
    <AutoRefreshBar
      label={autoRefresh.label}
      updatedAt={updatedAt}
      busy={isFetching && rows !== undefined}
      onRefresh={retry}
    />
  );
  if (empty) return refreshBar && <div className={styles.tools}>{refreshBar}</div>;
  return (
    <div className={styles.tools} role="group" aria-label={`Tools of ${resource.title}`}>
      {refreshBar}
      {dates && (
        <div className={open || (query.range.from ?? query.range.to) ? undefined : styles.onDemand}>
          {dates}
        </div>
      )}
      {controls}
      <div className={styles.ends}>
        {fields.some(isSummed) && (
          <Button
            aria-pressed={query.totals}
            aria-label={`Totals of ${resource.title}`}
            onClick={() => go({ totals: !query.totals })}
          >
            Totals
          </Button>
        )}
        {offers && (
          <Button aria-expanded={open} aria-label={`Filter ${resource.title}`} onClick={() => setOpen(!open)}>
            Filter
          </Button>
        )}
        <ExportButton resource={resource} query={query} />
        <ViewSwitch />
      </div>
      {open && (
        <div className={styles.bar}>
          <FilterBar
            resource={resource}
            url={url}
            rows={all ?? rows ?? []}
            failed={(retry) => (
              <ErrorAlert title="The filters couldn't be loaded" onRetry={retry}>
                Check your connection and try again.
              </ErrorAlert>
            )}
          />
        </div>
      )}
    </div>
  );
}
