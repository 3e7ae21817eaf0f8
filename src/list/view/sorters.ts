import type { TableProps } from 'antd';
import type { ListResource } from '../../core/defineResource';
import { filterFields } from '../query/filters';
import type { Sort } from '../query/listQuery';
import type { Column } from './columns';
import type { Sorting, TableRow } from './tableRows';

/**
 * Adds antd's sorters to the columns, one per field key even if two columns show it. They only report clicks: the rows
 * arrive sorted.
 */
export function withSorters(
  columns: readonly Column[],
  resource: ListResource,
  sort: Sort | undefined,
  rowsToLoad: number,
): Column[] {
  const offered = new Map(filterFields(resource.fields).map(({ key, title }) => [`${key} ${title}`, key]));
  return columns.map((column) => {
    const key = offered.get(String(column.key));
    if (key === undefined) return column;
    const order = sort?.key === key ? (sort.descending ? 'descend' : 'ascend') : null;
    return {
      ...column,
      dataIndex: key,
      sorter: true,
      sortOrder: order,
      // If all rows are loaded, antd's default tooltip is used.
      ...(rowsToLoad > 0 && { showSorterTooltip: { title: `Sort all ${rowsToLoad} rows` } }),
    };
  });
}

/** Returns a handler that passes the sort order of antd's Table to `choose`. */
export const chosenSort =
  ({ choose }: Sorting): NonNullable<TableProps<TableRow>['onChange']> =>
  (_pages, _filters, sorter) => {
    const { order, field } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    choose(order && typeof field === 'string' ? { key: field, descending: order === 'descend' } : undefined);
  };
