import type { BucketSize, ProfitPoint } from './profitBuckets';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';

/** Renders the values of the chart as a table, the newest first. */
export const ProfitValues = ({ points, size }: { points: readonly ProfitPoint[]; size: BucketSize }) => (
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
              <ProfitAmount value={profit.toFixed(4)} decimals={4} />
            </td>
            <td>
              <ProfitAmount value={total.toFixed(4)} decimals={4} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
