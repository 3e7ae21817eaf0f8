import { DescriptionList } from '../../components/DescriptionList';
import type { Field } from '../../core/defineResource';
import { Cell } from './Cell';
import styles from './ParentRowSummary.module.css';

/**
 * Renders a summary of the parent row, such as the trade whose orders are listed (product.md: Trade detail). `row` has
 * the values that the navigation state contains; some may be missing.
 */
export default function ParentRowSummary({ fields, row }: { fields: readonly Field[]; row: object }) {
  const known = fields.filter(({ key }) => Object.hasOwn(row, key));
  if (known.length === 0) return null;
  return (
    <section aria-label="Summary" className={styles.summary}>
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
