import { useMemo } from 'react';
import { usePreferences } from '../components/usePreferences';
import type { ListResource } from '../core/defineResource';
import type { Filter } from '../core/filters';
import type { Gathered } from '../core/gather';
import { matchRows } from '../core/matchRows';
import { PAGE_SIZE } from '../core/resourceRequest';
import { useGathered } from './useGathered';
import type { ListAddress } from './useListAddress';
import type { ListRows } from './useResourceTable';

export interface FilteredRows extends ListRows {
  /** The whole list, once it is read. */
  readonly gathered: Gathered | undefined;
  /** All rows that pass, of every page. */
  readonly matching: readonly unknown[] | undefined;
  /** Rows read so far and rows counted, while reading. */
  readonly progress: { readonly read: number; readonly total: number };
}

type Asked = Pick<ListAddress, 'range' | 'flag' | 'asked'>;

/** All that an address asks rows by: its days and flag, which have places of their own, and its filters. */
export function filtersOf({ dateFilter, flagFilter }: ListResource, { range, flag, asked }: Asked): Filter[] {
  const { from, to } = range ?? {};
  return [
    ...(range && dateFilter
      ? [{ kind: 'days', key: dateFilter, ...(from && { from }), ...(to && { to }) } as const]
      : []),
    ...(flag && flagFilter ? [{ kind: 'choice', key: flagFilter, values: [flag] } as const] : []),
    ...asked.filters,
  ];
}

/** Reads the whole list, filters it in the browser, and gives one page of what is left. */
export function useFilteredRows(
  resource: ListResource,
  { page, params, range, flag, asked }: Pick<ListAddress, 'page' | 'params'> & Asked,
): FilteredRows {
  const from = range?.from;
  const to = range?.to;
  const filters = useMemo(
    () => filtersOf(resource, { range: from || to ? { from, to } : undefined, flag, asked }),
    [resource, from, to, flag, asked],
  );
  const active = filters.length > 0;
  const { zone } = usePreferences();
  const { gathered, ...reading } = useGathered(resource, params, { enabled: active });
  const matching = useMemo(
    () => (active && gathered ? matchRows(resource.fields, gathered.rows, filters, zone) : undefined),
    [gathered, active, resource, filters, zone],
  );
  return {
    rows: matching ? matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : undefined,
    total: matching ? matching.length : 0,
    answer: undefined,
    isPlaceholderData: false,
    ...reading,
    gathered,
    matching,
  };
}
