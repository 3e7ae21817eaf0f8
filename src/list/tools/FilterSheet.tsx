import { hashKey } from '@tanstack/react-query';
import { Button, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { OpenDrawer } from '../../components/OpenDrawer';
import type { ListResource } from '../../core/defineResource';
import { formatRowCount } from '../../core/text';
import { usePreferences } from '../../lib/usePreferences';
import { filterFields, filterKindOf, type Filter } from '../query/filters';
import { setFilter, UNFILTERED, type ListUrl } from '../query/listQuery';
import type { ListRows } from '../rows/useListRows';
import { FilterChips } from './ActiveFilters';
import { datePresets } from './datePresets';
import FilterBar from './FilterBar';
import styles from './ListTools.module.css';

interface FilterSheetProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly list: ListRows;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Called instead of `onClose` when the member asks for the rows. */
  readonly onShow: () => void;
}

/** Renders "Losses" for a list with results, and "This month" for a list with dates. */
function QuickFilters({ resource, url }: Pick<FilterSheetProps, 'resource' | 'url'>) {
  const { zone } = usePreferences();
  const fields = filterFields(resource.fields);
  const result = fields.find(({ colour }) => colour === 'profit' || colour === 'change')?.key;
  const day = resource.dateFilter ?? fields.find((field) => filterKindOf(field) === 'dateRange')?.key;
  const { from, to } = datePresets(zone).find(({ label }) => label === 'This month') ?? {};
  const filters: (readonly [label: string, filter: Filter])[] = [];
  if (result) filters.push(['Losses', { kind: 'number', key: result, sign: 'minus' }]);
  if (day)
    filters.push([
      'This month',
      { kind: day === resource.dateFilter ? 'period' : 'dateRange', key: day, from, to },
    ]);
  const active = url.query.filters.map((filter) => hashKey([filter]));
  return (
    <Flex wrap gap="small">
      {filters.map(([label, filter]) => (
        <Tag.CheckableTag
          key={label}
          className={styles.tag ?? ''}
          checked={active.includes(hashKey([filter]))}
          onChange={(on) => setFilter(url, filter.key, on ? filter : undefined)}
        >
          {label}
        </Tag.CheckableTag>
      ))}
    </Flex>
  );
}

/** Renders all filters of a list in a sheet at the bottom of the window. Each applies at once. */
export default function FilterSheet(props: FilterSheetProps) {
  const { resource, url, list, children, onClose, onShow } = props;
  const { rows, total, error, isPlaceholderData } = list;
  const isCounting = isPlaceholderData || rows === undefined;
  const count = isCounting ? 'Counting…' : `Show ${formatRowCount(total, resource.noun)}`;
  return (
    <OpenDrawer
      title={`Filter ${resource.title}`}
      placement="bottom"
      // A fixed height: nothing moves under the thumb when the values of columns arrive.
      size="90dvh"
      onClose={onClose}
      footer={
        <Flex gap="small">
          <Button onClick={() => url.go({ ...UNFILTERED, totals: url.query.totals })}>Clear</Button>
          <Button type="primary" block onClick={onShow}>
            {error && isCounting ? 'Show rows' : count}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap="0.75rem">
        <QuickFilters resource={resource} url={url} />
        {children}
        <FilterBar resource={resource} url={url} />
        <FilterChips resource={resource} url={url} />
      </Flex>
    </OpenDrawer>
  );
}
