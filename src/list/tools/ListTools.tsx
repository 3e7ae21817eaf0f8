import { Button, Flex, Segmented } from 'antd';
import { Select } from '../../components/Select';
import { useDeferredValue, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyOverlay } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { fieldOf, type Choice, type Field, type ListResource } from '../../core/defineResource';
import { humanize } from '../../core/text';
import { formatValue, isSummed } from '../../core/valueTypes';
import { TABLE_WIDTH } from '../../lib/listView';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { usePreferences } from '../../lib/usePreferences';
import { ExportButton } from '../export/ExportButton';
import { PrintButton } from '../print/PrintButton';
import { filterFields, filterKindOf, type FlagValue, type ValueRange } from '../query/filters';
import { filterCount, periodOf, setFilter, type ListQuery, type ListUrl } from '../query/listQuery';
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
const LazyFilterSheet = lazyOverlay(() => import('./FilterSheet'));
const LazySavedViews = lazyOverlay(() => import('./SavedViewsDialog'));

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

/** Renders a select of common periods. Its option "Custom" shows the date inputs. */
function PeriodFilter({ dateFilter, url }: { dateFilter: string; url: ListUrl }) {
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
        <div className={styles.dates}>
          <DateFilter
            range={range}
            onChange={setPeriod}
            fallback={<div className={styles.datePlaceholder} />}
          />
        </div>
      )}
    </>
  );
}

interface FiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly columnValues: ColumnValues;
  readonly inSheet?: boolean;
}

/** Renders the filters of a list: its flag, its choices, the period, the columns with few values, and the search. */
function ListFilters({ resource, url, columnValues, inSheet = false }: FiltersProps) {
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
      {dateFilter && <PeriodFilter dateFilter={dateFilter} url={url} />}
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

interface ListToolsProps
  extends Omit<FiltersProps, 'inSheet'>, Pick<ComponentProps<typeof PrintButton>, 'onPrint'> {
  readonly autoRefresh: AutoRefresh | undefined;
  readonly list: ListRows;
  /** Whether the list has no rows at all, so there is nothing to filter, total or export. */
  readonly empty: boolean;
  /** The number of matching rows, shown in narrow windows. */
  readonly progress: ReactNode;
}

/**
 * Renders the tools above the rows of a list: filters, choices, export and the view switch. In narrow windows they are
 * one line: a button that opens the filters in a sheet, and a button that shows the other tools.
 */
export function ListTools({ autoRefresh, list, empty, progress, onPrint, ...filters }: ListToolsProps) {
  const { resource, url, columnValues } = filters;
  const { title, fields } = resource;
  const { query, go } = url;
  const isWide = useMediaQuery(TABLE_WIDTH);
  const tools = useRef<HTMLDivElement>(null);
  /** The query when the member opened the filters; undefined while they are closed. */
  const [opened, setOpened] = useState<ListQuery>();
  const [showsMore, setShowsMore] = useState(false);
  const [viewsOpen, openViews] = useState(false);
  const refreshBar = autoRefresh && <AutoRefreshBar {...autoRefresh} list={list} />;
  if (empty) return refreshBar;
  const count = isWide ? 0 : filterCount(resource, query);
  const label = count > 0 ? `Filter (${count})` : 'Filter';
  const filterButton = filterFields(fields).length > 0 && (
    <Button
      {...(isWide ? { 'aria-expanded': opened !== undefined } : { 'aria-haspopup': 'dialog' })}
      aria-label={`${label} ${title}`}
      onClick={() => {
        setOpened(opened ? undefined : url.latestQuery());
        // A sheet shows the values of all rows.
        if (!isWide) columnValues.onOpen();
      }}
    >
      {label}
    </Button>
  );
  const sheetUrl: ListUrl = {
    ...url,
    // The changes in a sheet are one entry of the history, so that Back undoes them together.
    go: (change) => go(change, { replace: url.latestQuery() !== opened }),
  };
  return (
    <Flex
      ref={tools}
      tabIndex={-1}
      wrap
      align="center"
      gap="small"
      className={`${styles.tools} no-print`}
      role="group"
      aria-label={`Tools of ${title}`}
    >
      {refreshBar}
      {isWide ? (
        <ListFilters {...filters} />
      ) : (
        <>
          {filterButton}
          {progress}
          <Button
            style={{ marginInlineStart: 'auto' }}
            aria-expanded={showsMore}
            aria-label={`More tools of ${title}`}
            onClick={() => setShowsMore(!showsMore)}
          >
            More
          </Button>
        </>
      )}
      <Flex
        wrap
        align="center"
        justify="end"
        gap="small"
        className={`${styles.actions} ${isWide || showsMore ? '' : styles.hidden}`}
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
        {isWide && filterButton}
        <Button aria-label={`Views of ${title}`} onClick={() => openViews(true)}>
          Views
        </Button>
        <ExportButton resource={resource} query={query} />
        <PrintButton resource={resource} query={query} onPrint={onPrint} />
        <ViewSwitch />
      </Flex>
      {opened && isWide && (
        <div style={WHOLE_LINE}>
          <FilterBar resource={resource} url={url} />
        </div>
      )}
      {opened && !isWide && (
        <LazyFilterSheet
          resource={resource}
          url={sheetUrl}
          list={list}
          onClose={() => setOpened(undefined)}
          onShow={() => {
            // The sheet has the focus until it is removed.
            flushSync(() => setOpened(undefined));
            tools.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
            tools.current?.focus({ preventScroll: true });
          }}
        >
          <ListFilters {...filters} url={sheetUrl} inSheet />
        </LazyFilterSheet>
      )}
      {viewsOpen && (
        <LazySavedViews resource={resource} href={url.href({})} onClose={() => openViews(false)} />
      )}
    </Flex>
  );
}
