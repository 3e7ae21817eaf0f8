import { Card } from 'antd';
import { useId } from 'react';
import { DescriptionList } from '../components/DescriptionList';
import type { ListResource } from '../core/defineResource';
import { valueTypeOf } from '../core/valueTypes';
import styles from './CardView.module.css';
import { Cell } from './Cell';
import { ListEmpty } from './ListEmpty';
import { NewMark } from './NewMark';
import { RowActions } from './RowActions';
import { drawnRows, type DrawnRow, type RowsProps } from './rows';

/** A list as antd's Cards: the first field names the card, its first figure stands opposite. */
export default function CardView(props: RowsProps) {
  const rows = drawnRows(props);
  if (rows.length === 0) return <ListEmpty />;
  return (
    <ul className={styles.grid} aria-label={`${props.resource.title} cards`}>
      {rows.map((drawn) => (
        <li key={drawn.key}>
          <RowCard resource={props.resource} drawn={drawn} />
        </li>
      ))}
    </ul>
  );
}

function RowCard({ resource, drawn: { row, loading, fresh } }: { resource: ListResource; drawn: DrawnRow }) {
  const id = useId();
  const [name, ...others] = resource.fields;
  const figure = others.find(({ valueType }) => valueTypeOf(valueType).renderer === 'number');
  const rest = others.filter((field) => field !== figure);
  return (
    <Card
      size="small"
      role="article"
      aria-labelledby={id}
      className={styles.card ?? ''}
      title={
        <h3 id={id}>
          {fresh && <NewMark />}
          {name && <Cell field={name} row={row} loading={loading} />}
        </h3>
      }
      extra={
        figure && (
          <div className={styles.figure}>
            <span>{figure.title}</span>
            <Cell field={figure} row={row} loading={loading} />
          </div>
        )
      }
    >
      <DescriptionList
        items={rest.map((field) => [
          field.title,
          <Cell key={field.title} field={field} row={row} loading={loading} />,
        ])}
      />
      <RowActions actions={resource.actions} row={row} loading={loading} />
    </Card>
  );
}
