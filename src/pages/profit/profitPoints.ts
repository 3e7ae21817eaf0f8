import type { Result } from '../../core/profitRows';
import { bucketsOf, type BucketSize } from './buckets';

/** One day or hour in the profit chart. Amounts are in USDT, as floats: precise enough for pixels. */
export interface ProfitPoint {
  readonly label: string;
  readonly profit: number;
  /** The running total up to this point, summed as decimals. */
  readonly total: number;
}

/** The chart leaves out results of this size or above, because they would flatten all others. In USDT. */
const DRAWING_LIMIT = 1e15;

/** Returns whether the chart can show a result together with the others. */
export const fitsChart = ({ profit }: Result): boolean => profit.abs().lt(DRAWING_LIMIT);

/** Returns the chart's points for results, oldest first; leaves out results that are too large. */
export const profitPoints = (results: readonly Result[], size: BucketSize = 'day'): ProfitPoint[] =>
  bucketsOf(results.filter(fitsChart), size).map(({ name, profit, total }) => ({
    // YY-MM-DD, or MM-DD HH:mm.
    label: name.slice(size === 'day' ? 2 : 5),
    profit: profit.toNumber(),
    total: total.toNumber(),
  }));
