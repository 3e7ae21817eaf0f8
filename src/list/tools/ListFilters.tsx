import { Flex, Segmented } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Select } from '../../components/Select';
import { fieldOf, type Choice, type Field, type ListResource } from '../../core/defineResource';
import { humanize } from '../../core/text';
import { formatValue } from '../../core/valueTypes';
import { usePreferences } from '../../lib/usePreferences';
import { filterFields, filterKindOf, type FlagValue, type ValueRange } from '../query/filters';
import { periodOf, setFilter, type ListUrl } from '../query/listQuery';
import { ColumnSelect, selectSize, type ColumnValues } from './ColumnSelect';
import { datePresets, presetOf } from './datePresets';
import { SearchInput } from './SearchInput';

/** Loads when it is first shown, because it includes antd's Form (25 kB). */
const DateFilter = lazyWithPreload(() => import('./DateFilter'));

/** Renders a boolean filter with the options All, false and true, labelled like the field's values in rows. */
function BooleanFilter({ field, url }: { field: Field; url: ListUrl }) {
  const { key } = field;
  const filter = url.query.filters.find((other) => other.kind === 'flag');
  const label = (flag: FlagValue) => humanize(formatValue(field, flag === 'true'));
  return (
    <Segmented<FlagValue | ''>
      aria-label={field.title}
      // The radio input inside is the Tab stop.
      tabIndex={-1}
      value={filter?.values[0] ?? ''}
      options={[
        { value: '', label: 'All' },
        { value: 'false', label: label('false') },
        { value: 'true', label: label('true') },
      ]}
      onChange={(flag) => setFilter(url, key, flag ? { kind: 'flag', key, values: [flag] } : undefined)}
    />
  );
}

/** Renders a choice of a list as antd's Select. Picking an option navigates to the list with that option. */
function ChoiceSelect({ choice, url }: { choice: Choice; url: ListUrl }) {
  const id = useId();
  return (
    <Flex wrap align="center" gap="small" className="secondary">
      <label htmlFor={id}>{choice.title}</label>
      <Select
        id={id}
        value={url.query.params[choice.name] ?? ''}
        options={choice.options.map(({ label, value = '' }) => ({ label, value }))}
        onChange={(value) => url.go({ params: { ...url.latestQuery().params, [choice.name]: value } })}
      />
    </Flex>
  );
}

const ANY = 'Any time';
const CUSTOM = 'Custom';

/** Reserves the space of the date filter while its code loads: one line, or three on phones. */
const DATE_PLACEHOLDER = <div style={{ height: 'clamp(2.25rem, (37.5rem - 100vw) * 999, 9.75rem)' }} />;

interface PeriodFilterProps {
  readonly dateFilter: string;
  readonly url: ListUrl;
  readonly inSheet: boolean;
}

/** Renders a select of common periods. Its option "Custom" shows the date inputs. */
function PeriodFilter({ dateFilter, url, inSheet }: PeriodFilterProps) {
  const { zone } = usePreferences();
  const [custom, setCustom] = useState(false);
  const id = useId();
  const range = periodOf(url.query);
  const preset = presetOf(zone, range);
  const isCustom = custom || ((range.from ?? range.to) !== undefined && preset === undefined);
  const setPeriod = (period: ValueRange) =>
    setFilter(
      url,
      dateFilter,
      (period.from ?? period.to) ? { kind: 'period', key: dateFilter, ...period } : undefined,
    );
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Period
      </label>
      <Select
        id={id}
        value={isCustom ? CUSTOM : (preset ?? ANY)}
        options={[ANY, ...datePresets(zone).map(({ label }) => label), CUSTOM].map((label) => ({
          value: label,
        }))}
        onChange={(label) => {
          setCustom(label === CUSTOM);
          if (label !== CUSTOM) setPeriod(datePresets(zone).find((each) => each.label === label) ?? {});
        }}
      />
      {isCustom && (
        // In wide windows, the buttons beside the filters stay on the first line.
        <div style={{ flexBasis: '100%', order: inSheet ? 0 : 1 }}>
          <DateFilter range={range} onChange={setPeriod} fallback={DATE_PLACEHOLDER} />
        </div>
      )}
    </>
  );
}

export interface ListFiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly columnValues: ColumnValues;
  readonly inSheet?: boolean;
}

/** Renders the filters of a list: its flag, its choices, the period, the columns with few values, and the search. */
export function ListFilters({ resource, url, columnValues, inSheet = false }: ListFiltersProps) {
  const { title, fields, dateFilter, booleanFilter, read } = resource;
  // Render the selects after the rows, so that the rows appear sooner.
  const showsSelects = useDeferredValue(true, false);
  const filterable = filterFields(fields);
  return (
    <>
      {booleanFilter && <BooleanFilter field={fieldOf(resource, booleanFilter)} url={url} />}
      {(read.choices ?? [])
        .filter(({ control }) => control === 'select')
        .map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} url={url} />
        ))}
      {dateFilter && <PeriodFilter dateFilter={dateFilter} url={url} inSheet={inSheet} />}
      {filterable
        .filter((field) => filterKindOf(field) === 'choice' && field.key !== booleanFilter)
        .map((field) =>
          showsSelects ? (
            <ColumnSelect key={field.key} field={field} url={url} inSheet={inSheet} {...columnValues} />
          ) : (
            <div key={field.key} style={selectSize(field)} />
          ),
        )}
      {filterable.some((field) => filterKindOf(field) === 'text') && (
        <SearchInput label={`Search ${title}`} url={url} />
      )}
    </>
  );
}
