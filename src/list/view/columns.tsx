import type { TableColumnType } from 'antd';
import { Fragment } from 'react';
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

/** Excludes antd's filter menus, which the build leaves out (build/antd/stubs.ts). */
export type Column = Omit<TableColumnType<TableRow>, 'filters' | 'filterDropdown'>;

/**
 * Returns antd's column for a field, or for fields that show the same value in several formats, such as date and time.
 * Figures are aligned at the end, with their decimal points in line.
 */
const toColumn = (
  [field, ...others]: readonly [Field, ...Field[]],
  place: number,
  rows: readonly unknown[] | undefined,
): Column => {
  const places = placesOf(field, rows);
  return {
    key: `${field.key} ${field.title}`,
    title: others.length > 0 ? [field, ...others].map(({ title }) => title).join(', ') : fieldTitle(field),
    align: valueTypeOf(field.valueType).align ?? 'start',
    render: (_, { row, loading, isNew }) => (
      <>
        {isNew && place === 0 && <NewMark />}
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

/** Groups consecutive fields with the same key. */
function groupByKey(fields: readonly Field[]): [Field, ...Field[]][] {
  const groups: [Field, ...Field[]][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last?.[0].key === field.key) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

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
    render: (_, { row, loading }) => <RowActions iconOnly resource={resource} row={row} loading={loading} />,
  };
  const fields = groupByKey(rowFieldsOf(resource, rows)).map((group, place) => toColumn(group, place, rows));
  return [...(indexColumn ? [count] : []), ...fields, ...(actions ? [buttons] : [])];
}
