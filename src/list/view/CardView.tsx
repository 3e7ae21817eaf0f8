import { Card } from 'antd';
import { useId } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import type { Field, ListResource } from '../../core/defineResource';
import styles from './CardView.module.css';
import { Cell } from './Cell';
import { fieldTitle } from './fieldTitle';
import { headFigure, isFigure, namingField, placesOf, rowFieldsOf } from './fields';
import { ListEmpty } from './ListEmpty';
import { NewMark } from './NewMark';
import { RowActions } from './RowActions';
import { toTableRows, type RowsProps, type TableRow } from './tableRows';

/** Reduces the padding of antd's small card: members scroll through ten cards. */
const CLOSE = { header: { paddingBlock: 8, minHeight: 0 }, body: { paddingBlock: 8 } };

/**
 * Renders a list as antd's Cards. The title is the naming field of the row; the main figure is at the opposite end.
 */
export default function CardView(props: RowsProps) {
  const { resource } = props;
  const rows = toTableRows(props);
  if (rows.length === 0) return <ListEmpty resource={resource} filtered={props.filtered} />;
  const fields = rowFieldsOf(resource, props.rows);
  const places = new Map(fields.map((field) => [field, placesOf(field, props.rows)]));
  return (
    <ul className={styles.grid} aria-label={`${resource.title} cards`}>
      {rows.map((tableRow) => (
        <li key={tableRow.key}>
          <RowCard resource={resource} fields={fields} places={places} tableRow={tableRow} />
        </li>
      ))}
    </ul>
  );
}

interface RowCardProps {
  readonly resource: ListResource;
  readonly fields: readonly Field[];
  /** The number of decimals per field, the same in each card, so amounts can be compared. */
  readonly places: ReadonlyMap<Field, number | undefined>;
  readonly tableRow: TableRow;
}

function RowCard({ resource, fields, places, tableRow: { row, loading, isNew } }: RowCardProps) {
  const cell = (field: Field) => (
    <Cell field={field} row={row} loading={loading} places={places.get(field)} />
  );
  const id = useId();
  const name = namingField(fields);
  const others = fields.filter((field) => field !== name);
  const figure = headFigure(others);
  const rest = others.filter((field) => field !== figure);
  return (
    <Card
      size="small"
      role="article"
      aria-labelledby={id}
      className={styles.card ?? ''}
      styles={CLOSE}
      title={
        <h3 id={id}>
          {isNew && <NewMark />}
          {name && isFigure(name) && `${name.title} `}
          {name && cell(name)}
        </h3>
      }
      extra={
        figure && (
          <div className={styles.figure}>
            <span>{fieldTitle(figure)}</span>
            {cell(figure)}
          </div>
        )
      }
    >
      <DescriptionList items={rest.map((field) => [field.title, cell(field), fieldTitle(field)])} />
      <RowActions resource={resource} row={row} loading={loading} />
    </Card>
  );
}
