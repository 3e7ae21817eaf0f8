import type { Field } from '../../core/defineResource';
import { Cell } from '../../list/view/Cell';
import type { BucketSize } from './buckets';
import type { ProfitPoint } from './profitPoints';
import styles from './Profit.module.css';

const profitField: Field = {
  key: 'value',
  title: 'Profit',
  valueType: 'amount',
  decimals: 4,
  colour: 'change',
};

const Figure = ({ value }: { value: number }) => (
  <Cell field={profitField} row={{ value: value.toFixed(4) }} loading={false} />
);

interface ProfitValuesProps {
  readonly points: readonly ProfitPoint[];
  /** Whether a row is a day or an hour. */
  readonly size: BucketSize;
}

/** Renders the points of the chart as a table, the newest first. */
export function ProfitValues({ points, size }: ProfitValuesProps) {
  return (
    <div className={styles.values} role="region" aria-label={`Profit per ${size}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{size === 'day' ? 'Day' : 'Hour'}</th>
            <th scope="col">Profit</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ label, profit, total }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                <Figure value={profit} />
              </td>
              <td>
                <Figure value={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
