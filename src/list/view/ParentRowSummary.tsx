import { DescriptionList } from '../../components/DescriptionList';
import type { Field } from '../../core/defineResource';
import { Cell } from './Cell';
import styles from './ParentRowSummary.module.css';

interface ParentRowSummaryProps {
  readonly fields: readonly Field[];
  /** The values of the parent row, as passed in the navigation state; some may be missing. */
  readonly row: object;
}

/** Renders a summary of the parent row, such as the trade whose orders are listed (product.md: Trade detail). */
export default function ParentRowSummary({ fields, row }: ParentRowSummaryProps) {
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
