import type { TableColumnType } from 'antd';
import type { Field, ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { valueTypeOf } from '../../core/valueTypes';
import { Cell } from './Cell';
import { fieldTitle } from './fieldTitle';
import { placesOf, rowFieldsOf } from './fields';
import { NewMark } from './NewMark';
import { RowActions } from './RowActions';
import type { TableRow } from './tableRows';
import styles from './TableView.module.css';

/** Excludes antd's filter menus, which the build leaves out (build/plugins.ts). */
export type Column = Omit<TableColumnType<TableRow>, 'filters' | 'filterDropdown'>;

/** Returns antd's column for a field. Figures are aligned at the end, with their decimal points in line. */
const toColumn = (field: Field, place: number, rows: readonly unknown[] | undefined): Column => {
  const places = placesOf(field, rows);
  return {
    key: `${field.key} ${field.title}`,
    title: fieldTitle(field),
    align: valueTypeOf(field.valueType).align ?? 'start',
    render: (_, { row, loading, isNew }) => (
      <>
        {isNew && place === 0 && <NewMark />}
        <Cell field={field} row={row} loading={loading} places={places} />
      </>
    ),
  };
};

/** Returns the columns of a list: the row number if enabled, the fields, and the sticky actions. */
export function columnsOf(
  resource: ListResource,
  page: number,
  rows: readonly unknown[] | undefined,
): Column[] {
  const { actions, indexColumn } = resource;
  const count: Column = {
    key: 'number',
    title: indexColumn,
    render: (_row, _tableRow, index) => (page - 1) * PAGE_SIZE + index + 1,
  };
  const buttons: Column = {
    key: 'actions',
    title: <span className="visually-hidden">Actions</span>,
    align: 'end',
    className: styles.actions ?? '',
    onCell: () => ({ 'data-stays': true }) as object,
    onHeaderCell: () => ({ 'data-stays': true }) as object,
    render: (_, { row, loading }) => <RowActions resource={resource} row={row} loading={loading} />,
  };
  const fields = rowFieldsOf(resource, rows).map((field, place) => toColumn(field, place, rows));
  return [...(indexColumn ? [count] : []), ...fields, ...(actions ? [buttons] : [])];
}
