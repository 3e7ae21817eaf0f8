import type { Field, ListResource } from '../core/defineResource';
import { valueTypeOf } from '../core/valueTypes';
import styles from './CardView.module.css';
import { Cell } from './Cell';
import { NewMark } from './NewMark';
import { RowActions } from './RowActions';
import { drawnRows, type DrawnRow, type RowsProps } from './rows';

/** A list as cards: the first field names the card, its first figure stands opposite, tags below. */
export function CardView(props: RowsProps) {
  return (
    <ul className={styles.grid}>
      {drawnRows(props).map((drawn) => (
        <li key={drawn.key}>
          <Card resource={props.resource} drawn={drawn} />
        </li>
      ))}
    </ul>
  );
}

function Card({ resource, drawn: { row, loading, fresh } }: { resource: ListResource; drawn: DrawnRow }) {
  const [name, ...others] = resource.fields;
  const figure = others.find(({ valueType }) => valueTypeOf(valueType).renderer === 'number');
  const tags = others.filter(({ valueType }) => valueTypeOf(valueType).renderer === 'tag');
  const rest = others.filter((field) => field !== figure && !tags.includes(field));
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h3>
          {fresh && <NewMark />}
          {name && <Cell field={name} row={row} loading={loading} />}
        </h3>
        {figure && (
          <div className={styles.figure}>
            <span className={styles.label}>{figure.title}</span>
            <Cell field={figure} row={row} loading={loading} />
          </div>
        )}
      </header>
      {tags.length > 0 && <Pairs className={styles.tags} fields={tags} row={row} loading={loading} />}
      <Pairs className={styles.rows} fields={rest} row={row} loading={loading} />
      <RowActions actions={resource.actions} row={row} loading={loading} />
    </article>
  );
}

interface PairsProps {
  readonly className: string | undefined;
  readonly fields: readonly Field[];
  readonly row: unknown;
  readonly loading: boolean;
}

/** Fields as label and value. */
function Pairs({ className, fields, row, loading }: PairsProps) {
  return (
    <dl className={className}>
      {fields.map((field, index) => (
        <div key={index}>
          <dt>{field.title}</dt>
          <dd>
            <Cell field={field} row={row} loading={loading} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
