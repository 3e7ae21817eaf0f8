import { valueTypeOf } from '../core/valueTypes';
import { PAGE_SIZE } from '../core/resourceRequest';
import { Cell } from './Cell';
import { NewMark } from './NewMark';
import { RowActions } from './RowActions';
import { drawnRows, type RowsProps } from './rows';
import styles from './TableView.module.css';

/** A list as a table: figures at the end of their columns; scrolls sideways where it must. */
export function TableView(props: RowsProps) {
  const { resource, page } = props;
  const { fields, actions, numbered } = resource;
  const align = (valueType: (typeof fields)[number]['valueType']) =>
    valueTypeOf(valueType).align === 'end' ? styles.end : undefined;
  return (
    <div className={styles.scroll} role="region" aria-label={`${resource.title} table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {numbered && <th scope="col">{numbered}</th>}
            {fields.map(({ title, valueType }, index) => (
              <th key={index} scope="col" className={align(valueType)}>
                {title}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {drawnRows(props).map(({ key, row, loading, fresh }, index) => (
            <tr key={key} className={fresh ? styles.fresh : undefined}>
              {numbered && <td>{(page - 1) * PAGE_SIZE + index + 1}</td>}
              {fields.map((field, column) => (
                <td key={column} className={align(field.valueType)}>
                  {fresh && column === 0 && <NewMark />}
                  <Cell field={field} row={row} loading={loading} />
                </td>
              ))}
              {actions && (
                <td>
                  <RowActions actions={actions} row={row} loading={loading} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
