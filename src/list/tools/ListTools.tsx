import { Button, Flex, Segmented } from 'antd';
import { Select } from '../../components/Select';
import { useDeferredValue, useId, useState, type ComponentProps } from 'react';
import { lazyOverlay } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { fieldOf, type Choice, type Field, type ListResource } from '../../core/defineResource';
import { humanize } from '../../core/text';
import { formatValue, isSummed } from '../../core/valueTypes';
import { usePreferences } from '../../lib/usePreferences';
import { ExportButton } from '../export/ExportButton';
import { PrintButton } from '../print/PrintButton';
import { filterFields, filterKindOf, type ValueRange } from '../query/filters';
import type { FlagValue, ListUrl } from '../query/listQuery';
import type { ListRows } from '../rows/useListRows';
import { AutoRefreshBar, type AutoRefresh } from './AutoRefreshBar';
import { ColumnSelect, selectSize, type ColumnValues } from './ColumnSelect';
import { datePresets, presetOf } from './datePresets';
import styles from './ListTools.module.css';
import { SearchInput } from './SearchInput';
import { ViewSwitch } from './ViewSwitch';

/** The date filter and the filter bar load when they are first shown, because they include antd's Form (25 kB). */
const DateFilter = lazyWithPreload(() => import('./DateFilter'));
const FilterBar = lazyWithPreload(() => import('./FilterBar'));
const LazySavedViews = lazyOverlay(() => import('./SavedViewsDialog'));

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

const WHOLE_LINE = { flexBasis: '100%' };

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
        // High enough for all eight options (44 px each on touch screens), but at most half of the window.
        listHeight={Math.min(8 * 44, window.innerHeight / 2)}
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

interface ListToolsProps extends Pick<ComponentProps<typeof PrintButton>, 'onPrint'> {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly autoRefresh: AutoRefresh | undefined;
  readonly list: ListRows;
  readonly columnValues: ColumnValues;
  /** Whether the list has no rows at all, so there is nothing to filter, total or export. */
  readonly empty: boolean;
}

/** Renders the tools above the rows of a list: filters, choices, export and the view switch. */
export function ListTools({
  resource,
  url,
  autoRefresh,
  list,
  columnValues,
  empty,
  onPrint,
}: ListToolsProps) {
  const { title, fields, dateFilter, booleanFilter, read } = resource;
  const { query, go } = url;
  const [open, setOpen] = useState(false);
  const [custom, setCustom] = useState(false);
  const [viewsOpen, openViews] = useState(false);
  // Render the selects after the rows, so that the rows appear sooner.
  const showsSelects = useDeferredValue(true, false);
  const { zone } = usePreferences();
  const hasRange = hasDates(query.range);
  const preset = presetOf(zone, query.range);
  const isCustom = custom || query.reversedRange !== undefined || (hasRange && preset === undefined);
  const isFiltered =
    hasRange || query.reversedRange !== undefined || query.filters.length > 0 || query.search !== '';
  const filterable = filterFields(fields);
  const selects = filterable.filter(
    (field) => filterKindOf(field) === 'choice' && field.key !== booleanFilter,
  );
  const refreshBar = autoRefresh && <AutoRefreshBar {...autoRefresh} list={list} />;
  if (empty) return refreshBar;
  return (
    <Flex wrap align="center" gap="small" className="no-print" role="group" aria-label={`Tools of ${title}`}>
      {refreshBar}
      {booleanFilter && <BooleanFilter field={fieldOf(resource, booleanFilter)} url={url} />}
      {(read.choices ?? [])
        .filter(({ control }) => control === 'select')
        .map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} url={url} />
        ))}
      <Flex wrap gap="small" className={open || isFiltered ? '' : (styles.hiddenOnPhones ?? '')}>
        {dateFilter && (
          <PeriodSelect url={url} value={isCustom ? CUSTOM : (preset ?? ANY)} onCustom={setCustom} />
        )}
        {selects.map((field) =>
          showsSelects ? (
            <ColumnSelect key={field.key} field={field} url={url} {...columnValues} />
          ) : (
            <div key={field.key} style={selectSize(field)} />
          ),
        )}
        {filterable.some((field) => filterKindOf(field) === 'text') && (
          <SearchInput label={`Search ${title}`} url={url} />
        )}
      </Flex>
      <Flex
        wrap
        align="center"
        gap="small"
        className={styles.actions ?? ''}
        style={{ marginInlineStart: 'auto' }}
      >
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
        <Button aria-label={`Views of ${title}`} onClick={() => openViews(true)}>
          Views
        </Button>
        <ExportButton resource={resource} query={query} />
        <PrintButton resource={resource} query={query} onPrint={onPrint} />
        <ViewSwitch />
      </Flex>
      {isCustom && (
        <div style={WHOLE_LINE}>
          <DateFilter url={url} fallback={<div className={styles.datePlaceholder} />} />
        </div>
      )}
      {open && (
        <div style={WHOLE_LINE}>
          <FilterBar resource={resource} url={url} />
        </div>
      )}
      {viewsOpen && (
        <LazySavedViews resource={resource} href={url.href({})} onClose={() => openViews(false)} />
      )}
    </Flex>
  );
}
