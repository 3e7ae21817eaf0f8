import { Button, Flex } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyOverlay } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { isSummed } from '../../core/valueTypes';
import { TABLE_WIDTH } from '../../lib/listView';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { ExportButton } from '../export/ExportButton';
import { PrintButton } from '../print/PrintButton';
import { filterFields } from '../query/filters';
import { filterCount, type ListQuery, type ListUrl } from '../query/listQuery';
import type { ListRows } from '../rows/useListRows';
import { AutoRefreshBar, type AutoRefresh } from './AutoRefreshBar';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import styles from './ListTools.module.css';
import { ViewSwitch } from './ViewSwitch';

/** Loads when it is first shown, because it includes antd's Form (25 kB). */
const FilterBar = lazyWithPreload(() => import('./FilterBar'));
const LazyFilterSheet = lazyOverlay(() => import('./FilterSheet'));
const LazySavedViews = lazyOverlay(() => import('./SavedViewsDialog'));

interface ListToolsProps extends Omit<ListFiltersProps, 'inSheet'> {
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
export function ListTools({ autoRefresh, list, empty, progress, ...filters }: ListToolsProps) {
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
        // Beside the refresh bar, these wrap together.
        <Flex wrap align="center" gap="small" flex="auto">
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
        </Flex>
      )}
      <Flex
        wrap
        align="center"
        justify="end"
        gap="small"
        className={styles.actions ?? ''}
        // Not unmounted, because Ctrl+P prints also while the tools are hidden.
        {...(!isWide && !showsMore && { style: { display: 'none' } })}
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
        <PrintButton resource={resource} query={query} />
        <ViewSwitch />
      </Flex>
      {opened && isWide && (
        <div style={{ flexBasis: '100%' }}>
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
