import type { ListResource } from '../../core/defineResource';
import { filterFields, filterKindOf } from '../query/filters';
import type { ListUrl } from '../query/useListQuery';
import { BooleanFilter } from './BooleanFilter';
import { ChoiceSelect } from './ChoiceSelect';
import { ColumnSelect } from './ColumnSelect';
import styles from './ListTools.module.css';
import { PeriodSelect } from './PeriodSelect';
import { SearchInput } from './SearchInput';

interface ListFiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  /** The rows whose values the selects offer: all rows once they are loaded, otherwise the rows of the page. */
  readonly rows: readonly unknown[];
  readonly isLoadingAll: boolean;
  /** Starts loading all rows. */
  readonly onLoadAll: () => void;
  /** Whether the inputs of a custom period are shown. */
  readonly custom: boolean;
  readonly onCustom: (custom: boolean) => void;
  /** Whether the filters are shown on phones, where they are hidden by default. */
  readonly open: boolean;
}

/** Renders the filters outside the filter form: period, boolean filter, choices, selects of column values, search. */
export function ListFilters({ resource, url, rows, isLoadingAll, onLoadAll, ...props }: ListFiltersProps) {
  const { title, fields, dateFilter, booleanFilter, read } = resource;
  const { custom, onCustom, open } = props;
  const filterable = filterFields(fields);
  const selects = filterable.filter(
    (field) => filterKindOf(field) === 'choice' && field.key !== booleanFilter,
  );
  return (
    <>
      {booleanFilter && <BooleanFilter resource={resource} booleanFilter={booleanFilter} url={url} />}
      {(read.choices ?? [])
        .filter(({ control }) => control === 'select')
        .map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} url={url} />
        ))}
      <div className={open ? styles.filters : `${styles.filters} ${styles.onDemand}`}>
        {dateFilter && <PeriodSelect url={url} custom={custom} onCustom={onCustom} />}
        {selects.map((field) => (
          <ColumnSelect
            key={field.key}
            field={field}
            url={url}
            rows={rows}
            loading={isLoadingAll}
            onOpen={onLoadAll}
          />
        ))}
        {filterable.some((field) => filterKindOf(field) === 'text') && (
          <SearchInput label={`Search ${title}`} url={url} />
        )}
      </div>
    </>
  );
}
