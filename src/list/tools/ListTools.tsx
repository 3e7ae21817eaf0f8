import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { usePreferences } from '../../data/usePreferences';
import { ErrorAlert } from '../view/ErrorAlert';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { fieldOf, type ListResource } from '../../core/defineResource';
import { filterFields, filterKindOf } from '../query/filters';
import { isSummed } from '../../core/valueTypes';
import { ExportButton } from '../export/ExportButton';
import { ColumnSelect, selectSize, type ColumnValues } from './ColumnSelect';
import { BooleanFilter, ChoiceSelect, PeriodSelect } from './ListFilters';
import { SearchInput } from './SearchInput';
import { presetOf } from './datePresets';
import styles from './ListTools.module.css';
import { AutoRefreshBar, type AutoRefresh } from './AutoRefreshBar';
import type { ListUrl } from '../query/useListQuery';
import type { ListRows } from '../rows/useServerRows';
import { ViewSwitch } from './ViewSwitch';

/** The date filter and the filter bar load when they are first shown, because they include antd's Form (25 kB). */
const DateFilter = lazyWithPreload(() => import('./DateFilter'));
const FilterBar = lazyWithPreload(() => import('./FilterBar'));

interface ListToolsProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly autoRefresh: AutoRefresh | undefined;
  readonly list: ListRows;
  readonly columnValues: ColumnValues;
  /** Whether the list has no rows at all, so there is nothing to filter, total or export. */
  readonly empty: boolean;
}

/** Renders the tools above the rows of a list: filters, choices, export and the view switch. */
export function ListTools({ resource, url, autoRefresh, list, columnValues, empty }: ListToolsProps) {
  const { title, fields, dateFilter, booleanFilter, read } = resource;
  const { query, go } = url;
  const [open, setOpen] = useState(false);
  const [custom, setCustom] = useState(false);
  // Render the selects after the rows, so that the rows appear sooner.
  const showsSelects = useDeferredValue(true, false);
  const { zone } = usePreferences();
  const hasRange = query.range.from !== undefined || query.range.to !== undefined;
  const isCustom = custom || (hasRange && presetOf(zone, query.range) === undefined);
  const isFiltered = hasRange || query.filters.length > 0 || query.search !== '';
  const filterable = filterFields(fields);
  const selects = filterable.filter(
    (field) => filterKindOf(field) === 'choice' && field.key !== booleanFilter,
  );
  const refreshBar = autoRefresh && <AutoRefreshBar label={autoRefresh.label} list={list} />;
  if (empty) return refreshBar && <div className={styles.tools}>{refreshBar}</div>;
  return (
    <div className={styles.tools} role="group" aria-label={`Tools of ${title}`}>
      {refreshBar}
      {booleanFilter && <BooleanFilter field={fieldOf(resource, booleanFilter)} url={url} />}
      {(read.choices ?? [])
        .filter(({ control }) => control === 'select')
        .map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} url={url} />
        ))}
      <div className={open || isFiltered ? styles.filters : `${styles.filters} ${styles.hiddenOnPhones}`}>
        {dateFilter && <PeriodSelect url={url} custom={isCustom} onCustom={setCustom} />}
        {selects.map((field) =>
          showsSelects ? (
            <ColumnSelect key={field.key} field={field} url={url} {...columnValues} />
          ) : (
            <div key={field.key} className={styles.column} style={selectSize(field)} />
          ),
        )}
        {filterable.some((field) => filterKindOf(field) === 'text') && (
          <SearchInput label={`Search ${title}`} url={url} />
        )}
      </div>
      <div className={styles.actions}>
        {fields.some(isSummed) && (
          <Button
            aria-pressed={query.totals}
            aria-label={`Totals of ${title}`}
            onClick={() => go({ totals: !query.totals })}
          >
            Totals
          </Button>
        )}
        {filterable.length > 0 && (
          <Button aria-expanded={open} aria-label={`Filter ${title}`} onClick={() => setOpen(!open)}>
            Filter
          </Button>
        )}
        <ExportButton resource={resource} query={query} />
        <ViewSwitch />
      </div>
      {isCustom && (
        <div className={styles.bar}>
          <DateFilter url={url} fallback={<div className={styles.datePlaceholder} />} />
        </div>
      )}
      {open && (
        <div className={styles.bar}>
          <FilterBar
            resource={resource}
            url={url}
            failed={(retry) => (
              <ErrorAlert
                title="The filters couldn't be loaded"
                read={{ retry }}
                text="Check your connection and try again."
              />
            )}
          />
        </div>
      )}
    </div>
  );
}
