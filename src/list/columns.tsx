import type { TableColumnType } from 'antd';
import type { Field, ListResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';
import { valueTypeOf } from '../core/valueTypes';
import { Cell } from './Cell';
import { NewMark } from './NewMark';
import { RowActions } from './RowActions';
import type { DrawnRow } from './rows';

/** Without antd's own filter menus: the build leaves them out (build/plugins.ts). */
type Column = Omit<TableColumnType<DrawnRow>, 'filters' | 'filterDropdown'>;

/** antd's column of one field; figures stand at the end of it. */
const toColumn = (field: Field, place: number): Column => ({
  key: `${field.key} ${field.title}`,
  title: field.title,
  align: valueTypeOf(field.valueType).align ?? 'start',
  render: (_, { row, loading, fresh }) => (
    <>
      {fresh && place === 0 && <NewMark />}
      <Cell field={field} row={row} loading={loading} />
    </>
  ),
});

/** All columns of a list: its count where it is numbered, its fields, and what each row leads to. */
export function columnsOf({ fields, actions, numbered }: ListResource, page: number): Column[] {
  const count: Column = {
    key: 'number',
    title: numbered,
    render: (_row, _drawn, index) => (page - 1) * PAGE_SIZE + index + 1,
  };
  const buttons: Column = {
    key: 'actions',
    title: <span className="visually-hidden">Actions</span>,
    align: 'end',
    render: (_, { row, loading }) => <RowActions actions={actions} row={row} loading={loading} />,
  };
  return [...(numbered ? [count] : []), ...fields.map(toColumn), ...(actions ? [buttons] : [])];
}
