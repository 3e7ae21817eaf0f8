import { hashKey } from '@tanstack/react-query';
import { Button, Drawer, Flex } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatRowCount } from '../../core/text';
import { usePreferences } from '../../lib/usePreferences';
import { filterFields, filterKindOf, type Filter } from '../query/filters';
import { conditionsOf, UNFILTERED, type ListUrl } from '../query/listQuery';
import type { ListRows } from '../rows/useListRows';
import { FilterChips } from './ActiveFilters';
import { datePresets } from './datePresets';
import FilterBar from './FilterBar';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import styles from './ListTools.module.css';

/** Renders "Losses" for a list with results, and "This month" for a list with dates. */
function QuickFilters({ resource, url }: Pick<ListFiltersProps, 'resource' | 'url'>) {
  const { zone } = usePreferences();
  const fields = filterFields(resource.fields);
  const result = fields.find(({ colour }) => colour === 'profit' || colour === 'change');
  const day = resource.dateFilter ?? fields.find((field) => filterKindOf(field) === 'dateRange')?.key;
  const { from, to } = datePresets(zone).find(({ label }) => label === 'This month') ?? {};
  const filters: Readonly<Record<string, Filter | undefined>> = {
    Losses: result && { kind: 'number', key: result.key, sign: 'minus' },
    'This month': day === undefined ? undefined : { kind: 'dateRange', key: day, from, to },
  };
  const active = conditionsOf(resource, url.query).map((condition) => hashKey([condition]));
  return (
    <Flex wrap gap="small" className={styles.actions ?? ''}>
      {Object.entries(filters).map(([label, filter]) => {
        if (!filter) return null;
        const isActive = active.includes(hashKey([filter]));
        const others = () => url.latestQuery().filters.filter(({ key }) => key !== filter.key);
        return (
          <Button
            key={label}
            aria-pressed={isActive}
            onClick={() =>
              url.go(
                filter.key === resource.dateFilter
                  ? { range: isActive ? {} : { from, to }, reversedRange: undefined }
                  : { filters: isActive ? others() : [...others(), filter] },
              )
            }
          >
            {label}
          </Button>
        );
      })}
    </Flex>
  );
}

interface FilterSheetProps extends ListFiltersProps {
  readonly list: ListRows;
  readonly onClose: () => void;
  /** Called instead of `onClose` when the member asks for the rows. */
  readonly onShow: () => void;
}

/**
 * Renders all filters of a list in a sheet at the bottom of the window. Each applies at once; all of a visit are one
 * entry of the history, so that Back removes them together.
 */
export default function FilterSheet({ list, onClose, onShow, ...props }: FilterSheetProps) {
  const { resource, columnValues } = props;
  const hasChanged = useRef(false);
  const url: ListUrl = {
    ...props.url,
    go: (change, options) => {
      const goes = props.url.go(change, hasChanged.current ? { replace: true } : options);
      hasChanged.current ||= goes;
      return goes;
    },
  };
  // The values of columns are those of all rows.
  const readValues = useEffectEvent(() => columnValues.onOpen());
  const hasColumns = resource.fields.some((field) => filterKindOf(field) === 'choice');
  useEffect(() => {
    if (hasColumns) readValues();
  }, [hasColumns]);
  const isCounting = list.isPlaceholderData || (list.rows === undefined && !list.error);
  const count = isCounting ? 'Counting…' : `Show ${formatRowCount(list.total, resource.noun)}`;
  return (
    <Drawer
      open
      title={`Filter ${resource.title}`}
      placement="bottom"
      size="auto"
      // The focus trap focuses the close button. By default, the drawer focuses its container, which has no name.
      autoFocus={false}
      classNames={{ close: 'tap' }}
      styles={SHEET}
      onClose={onClose}
      footer={
        <Flex gap="small">
          <Button onClick={() => url.go({ ...UNFILTERED, totals: url.query.totals })}>Clear</Button>
          <Button type="primary" block onClick={onShow}>
            {list.error && list.rows === undefined ? 'Show rows' : count}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap="0.75rem">
        <QuickFilters resource={resource} url={url} />
        <ListFilters {...props} url={url} inSheet />
        <FilterBar resource={resource} url={url} />
        <FilterChips resource={resource} url={url} inSheet />
      </Flex>
    </Drawer>
  );
}

/** As high as its content, but leaves some of the page visible. */
const SHEET = { section: { maxHeight: '90dvh' }, wrapper: { maxWidth: '40rem', margin: '0 auto' } };
