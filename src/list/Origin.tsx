import { DescriptionList } from '../components/DescriptionList';
import type { Field } from '../core/defineResource';
import { Cell } from './Cell';
import styles from './Origin.module.css';

interface OriginProps {
  readonly fields: readonly Field[];
  /** What the row that led here held of them; what it lacked is left out. */
  readonly row: object;
}

/** The row that a member came from, in a few figures (product.md: Trade detail). */
export default function Origin({ fields, row }: OriginProps) {
  const known = fields.filter(({ key }) => Object.hasOwn(row, key));
  if (known.length === 0) return null;
  return (
    <section aria-label="Summary" className={styles.origin}>
      <DescriptionList
        columns={4}
        items={known.map((field) => [
          field.title,
          <Cell key={field.title} field={field} row={row} loading={false} />,
        ])}
      />
    </section>
  );
}
