import type { TableColumnType } from 'antd';
import { Fragment } from 'react';
import type { Field, ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { valueTypeOf } from '../../core/valueTypes';
import { filterFields } from '../query/filters';
import { Cell, NewMark } from './Cell';
import { fieldTitle } from './NameWithTooltip';
import { mainFigure, namingField, placesOf, rowFieldsOf } from './shownFields';
import { RowActions } from './RowActions';
import type { Sorting, TableRow } from './tableRows';
import styles from './TableView.module.css';

/** antd's column type without filter menus, whose code the build leaves out (build/antd/stubs.ts). */
type Column = Omit<TableColumnType<TableRow>, 'filters' | 'filterDropdown'>;

/** Returns the props of a sticky column (TableView.module.css). The main figure is sticky only on phones. */
const stickyProps = (name: 'name' | 'figure' | 'actions', className = ''): Partial<Column> => {
  const dataAttribute = () => ({ [`data-${name}`]: true }) as object;
  return { className, onCell: dataAttribute, onHeaderCell: dataAttribute };
};

/** Returns antd's column for a field, or for fields that show one value in several formats, such as date and time. */
const toColumn = (
  [field, ...others]: readonly [Field, ...Field[]],
  index: number,
  rows: readonly unknown[] | undefined,
  sticky: Partial<Column>,
): Column => {
  const places = placesOf(field, rows);
  return {
    ...sticky,
    key: `${field.key} ${field.title}`,
    title: others.length > 0 ? [field, ...others].map(({ title }) => title).join(', ') : fieldTitle(field),
    align: valueTypeOf(field.valueType).align ?? 'start',
    render: (_, { row, loading, isNew }) => (
      <>
        {isNew && index === 0 && <NewMark />}
        <Cell field={field} row={row} loading={loading} places={places} />
        {others.map((other) => (
          <Fragment key={other.title}>
            {' '}
            <Cell field={other} row={row} loading={loading} />
          </Fragment>
        ))}
      </>
    ),
  };
};

function groupByKey(fields: readonly Field[]): [Field, ...Field[]][] {
  const groups: [Field, ...Field[]][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last?.[0].key === field.key) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Returns the sorter of a column. It only reports clicks, because the rows are already sorted. */
const sorterOf = (key: string, { sort, rowsToLoad }: Sorting): Partial<Column> => ({
  dataIndex: key,
  sorter: true,
  sortOrder: sort?.key === key ? (sort.descending ? 'descend' : 'ascend') : null,
  // If all rows are loaded already, keep antd's default tooltip.
  ...(rowsToLoad > 0 && { showSorterTooltip: { title: `Sort all ${rowsToLoad} rows` } }),
});

/** Returns the columns of a list: the row number if enabled, the fields with sorters, and the sticky actions. */
export function columnsOf(
  resource: ListResource,
  page: number,
  rows: readonly unknown[] | undefined,
  sorting: Sorting,
): Column[] {
  const { actions, indexColumn } = resource;
  const numberColumn: Column = {
    key: 'number',
    title: indexColumn,
    render: (_row, _tableRow, index) => (page - 1) * PAGE_SIZE + index + 1,
  };
  const actionsColumn: Column = {
    key: 'actions',
    title: <span className="visually-hidden">Actions</span>,
    align: 'end',
    ...stickyProps('actions', styles.actions),
    render: (_, { row, loading }) => <RowActions iconOnly resource={resource} row={row} loading={loading} />,
  };
  // If two columns show the same value, only the first column can be sorted.
  const sortable = filterFields(resource.fields);
  const shown = rowFieldsOf(resource, rows);
  const name = namingField(shown);
  const figure = mainFigure(shown.filter((field) => field !== name));
  const stickyOf = (field: Field) => {
    if (field === name) return stickyProps('name', styles.name);
    return field === figure ? stickyProps('figure', styles.figure) : {};
  };
  const fields = groupByKey(shown).map((group, index) => ({
    ...toColumn(group, index, rows, stickyOf(group[0])),
    ...(sortable.includes(group[0]) && sorterOf(group[0].key, sorting)),
  }));
  return [...(indexColumn ? [numberColumn] : []), ...fields, ...(actions ? [actionsColumn] : [])];
}
