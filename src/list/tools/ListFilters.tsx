import { Button, Flex, Segmented } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Select } from '../../components/Select';
import { fieldOf, type Choice, type Field, type ListResource } from '../../core/defineResource';
import { humanize } from '../../core/text';
import { formatValue } from '../../core/valueTypes';
import { usePreferences } from '../../lib/usePreferences';
import { filterFields, filterKindOf, type ValueRange } from '../query/filters';
import type { FlagValue, ListUrl } from '../query/listQuery';
import {
  ColumnSelect,
  selectSize,
  useColumnChoices,
  type ColumnSelectProps,
  type ColumnValues,
} from './ColumnSelect';
import { datePresets, presetOf } from './datePresets';
import styles from './ListTools.module.css';
import { SearchInput } from './SearchInput';

/** The date filter loads when it is first shown, because it includes antd's Form (25 kB). */
const DateFilter = lazyWithPreload(() => import('./DateFilter'));

/** Renders a boolean filter with the options All, false and true, labelled like the field's values in rows. */
function BooleanFilter({ field, url: { query, go } }: { field: Field; url: ListUrl }) {
  const label = (flag: FlagValue) => humanize(formatValue(field, flag === 'true'));
  return (
    <Segmented<FlagValue | ''>
      aria-label={field.title}
      // The radio input inside is the Tab stop.
      tabIndex={-1}
      value={query.flag ?? ''}
      options={[
        { value: '', label: 'All' },
        { value: 'false', label: label('false') },
        { value: 'true', label: label('true') },
      ]}
      onChange={(flag) => go({ flag: flag || undefined })}
    />
  );
}

/** Renders a choice of a list as antd's Select. Picking an option navigates to the list with that option. */
function ChoiceSelect({ choice, url }: { choice: Choice; url: ListUrl }) {
  const id = useId();
  return (
    <Flex wrap align="center" gap="small" className={styles.labelled ?? ''}>
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

const hasDates = ({ from, to }: ValueRange) => (from ?? to) !== undefined;

interface PeriodSelectProps {
  readonly url: ListUrl;
  /** The label of the chosen option. */
  readonly value: string;
  readonly onCustom: (custom: boolean) => void;
}

/** Renders a select of common periods. Its option "Custom" shows the date inputs. */
function PeriodSelect({ url: { query, go }, value, onCustom }: PeriodSelectProps) {
  const { zone } = usePreferences();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Period
      </label>
      <Select
        id={id}
        value={value}
        options={[ANY, ...datePresets(zone).map(({ label }) => label), CUSTOM].map((label) => ({
          value: label,
        }))}
        onChange={(label) => {
          onCustom(label === CUSTOM);
          if (label === CUSTOM || (label === ANY && !hasDates(query.reversedRange ?? query.range))) return;
          const range = datePresets(zone).find((preset) => preset.label === label) ?? {};
          go({ range, reversedRange: undefined });
        }}
      />
    </>
  );
}

/** A sheet shows up to this many values of a column as buttons, and more of them in a select. */
const MAX_BUTTONS = 30;

/** Renders the values of a column as buttons, each of which filters the list with one tap. */
function ColumnButtons(props: ColumnSelectProps) {
  const { field, loading } = props;
  const { options, chosen, choose } = useColumnChoices(props);
  const id = useId();
  if (options.length > MAX_BUTTONS) return <ColumnSelect {...props} />;
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.labelled}>
        {field.title}
      </span>
      <Flex wrap gap="small" className={styles.actions ?? ''}>
        {/* The buttons would move while further rows add values. */}
        {loading
          ? 'Loading…'
          : options.map(({ value, label }) => (
              <Button
                key={value}
                aria-pressed={chosen.includes(value)}
                onClick={() =>
                  choose(
                    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
                  )
                }
              >
                {label}
              </Button>
            ))}
      </Flex>
    </div>
  );
}

export interface ListFiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly columnValues: ColumnValues;
  /** Whether a sheet shows the filters, with the values of columns as buttons. */
  readonly inSheet?: boolean;
}

/** Renders the filters of a list: its flag, its choices, the period, the columns with few values, and the search. */
export function ListFilters({ resource, url, columnValues, inSheet = false }: ListFiltersProps) {
  const { title, fields, dateFilter, booleanFilter, read } = resource;
  const { query } = url;
  const [custom, setCustom] = useState(false);
  // Render the selects after the rows, so that the rows appear sooner.
  const showsSelects = useDeferredValue(true, false);
  const { zone } = usePreferences();
  const preset = presetOf(zone, query.range);
  const isCustom =
    custom || query.reversedRange !== undefined || (hasDates(query.range) && preset === undefined);
  const filterable = filterFields(fields);
  const Column = inSheet ? ColumnButtons : ColumnSelect;
  return (
    <>
      {booleanFilter && <BooleanFilter field={fieldOf(resource, booleanFilter)} url={url} />}
      {(read.choices ?? [])
        .filter(({ control }) => control === 'select')
        .map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} url={url} />
        ))}
      {dateFilter && (
        <PeriodSelect url={url} value={isCustom ? CUSTOM : (preset ?? ANY)} onCustom={setCustom} />
      )}
      {filterable
        .filter((field) => filterKindOf(field) === 'choice' && field.key !== booleanFilter)
        .map((field) =>
          showsSelects ? (
            <Column key={field.key} field={field} url={url} {...columnValues} />
          ) : (
            <div key={field.key} style={selectSize(field)} />
          ),
        )}
      {filterable.some((field) => filterKindOf(field) === 'text') && (
        <SearchInput label={`Search ${title}`} url={url} />
      )}
      {isCustom && (
        <div className={styles.dates}>
          <DateFilter url={url} fallback={<div className={styles.datePlaceholder} />} />
        </div>
      )}
    </>
  );
}
