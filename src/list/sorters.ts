import type { TableProps } from 'antd';
import type { ListResource } from '../core/defineResource';
import { filterFields } from '../core/filterFields';
import type { Sort } from '../core/wholeAddress';
import type { Column } from './columns';
import type { DrawnRow } from './rows';

/** How a list can be put in order, for the view that draws its columns. */
export interface Sorting {
  readonly sort: Sort | undefined;
  readonly choose: (sort: Sort | undefined) => void;
  /** The rows that have to be read first; 0 where all are there. */
  readonly unread: number;
}

/** Columns with antd's sorters, each kind of value once; the rows themselves come in order already. */
export function withSorters(
  columns: readonly Column[],
  resource: ListResource,
  sort: Sort | undefined,
  unread: number,
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
      // Where all rows are there antd's own words will do.
      ...(unread > 0 && { showSorterTooltip: { title: `Sort all ${unread} rows` } }),
    };
  });
}

/** The order that antd's Table asks for with a click. */
export const chosenSort =
  ({ choose }: Sorting): NonNullable<TableProps<DrawnRow>['onChange']> =>
  (_pages, _filters, sorter) => {
    const { order, field } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    choose(order && typeof field === 'string' ? { key: field, descending: order === 'descend' } : undefined);
  };
