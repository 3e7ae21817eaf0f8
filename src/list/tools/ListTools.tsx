import { Button, Flex } from 'antd';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyOverlay } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { isSummed } from '../../core/valueTypes';
import { TABLE_WIDTH } from '../../lib/listView';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { ExportButton } from '../export/ExportButton';
import { PrintButton } from '../print/PrintButton';
import { filterFields } from '../query/filters';
import { filterCount, type ListUrl } from '../query/listQuery';
import type { ListRows } from '../rows/useListRows';
import { AutoRefreshBar, type AutoRefresh } from './AutoRefreshBar';
import type { ColumnValues } from './ColumnSelect';
import { ListFilters } from './ListFilters';
import styles from './ListTools.module.css';
import { ViewSwitch } from './ViewSwitch';

/** The filter bar loads when it is first shown, because it includes antd's Form (25 kB). */
const FilterBar = lazyWithPreload(() => import('./FilterBar'));
const LazyFilterSheet = lazyOverlay(() => import('./FilterSheet'));
const LazySavedViews = lazyOverlay(() => import('./SavedViewsDialog'));

interface ListToolsProps extends Pick<ComponentProps<typeof PrintButton>, 'onPrint'> {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly autoRefresh: AutoRefresh | undefined;
  readonly list: ListRows;
  readonly columnValues: ColumnValues;
  /** Whether the list has no rows at all, so there is nothing to filter, total or export. */
  readonly empty: boolean;
  /** The number of matching rows, shown in narrow windows. */
  readonly progress: ReactNode;
}

/**
 * Renders the tools above the rows of a list: filters, choices, export and the view switch. In narrow windows they are
 * one line: a button that opens the filters in a sheet, and a button that shows the other tools.
 */
export function ListTools({
  resource,
  url,
  autoRefresh,
  list,
  columnValues,
  empty,
  progress,
  onPrint,
}: ListToolsProps) {
  const { title, fields } = resource;
  const { query, go } = url;
  const isWide = useMediaQuery(TABLE_WIDTH);
  const tools = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [showsMore, setShowsMore] = useState(false);
  const [viewsOpen, openViews] = useState(false);
  const refreshBar = autoRefresh && <AutoRefreshBar {...autoRefresh} list={list} />;
  if (empty) return refreshBar;
  const count = isWide ? 0 : filterCount(resource, query);
  const label = count > 0 ? `Filter (${count})` : 'Filter';
  const hasFilters = filterFields(fields).length > 0;
  const filterButton = hasFilters && (
    <Button
      {...(isWide ? { 'aria-expanded': open } : { 'aria-haspopup': 'dialog' })}
      aria-label={`${label} ${title}`}
      onClick={() => setOpen(!open)}
    >
      {label}
    </Button>
  );
  const filterProps = { resource, url, columnValues };
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
      {isWide && <ListFilters {...filterProps} />}
      {!isWide && (
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
      {open && isWide && (
        <div className={styles.wholeLine}>
          <FilterBar resource={resource} url={url} />
        </div>
      )}
      {open && !isWide && (
        <LazyFilterSheet
          {...filterProps}
          list={list}
          onClose={() => setOpen(false)}
          onShow={() => {
            // The sheet has the focus until it is removed.
            flushSync(() => setOpen(false));
            tools.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
            tools.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {viewsOpen && (
        <LazySavedViews resource={resource} href={url.href({})} onClose={() => openViews(false)} />
      )}
    </Flex>
  );
}
