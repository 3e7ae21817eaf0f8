import { fitsChart, type Result } from '../../core/profitRows';
import { bucketsOf, type BucketSize } from './buckets';

/** One day or hour in the profit chart. Amounts are in USDT, as floats: precise enough for pixels. */
export interface ProfitPoint {
  readonly label: string;
  readonly profit: number;
  /** The running total up to this point, summed as decimals. */
  readonly total: number;
}

/** Converts results (oldest first) to the chart's points; leaves out results that are too large. */
export const profitPoints = (results: readonly Result[], size: BucketSize = 'day'): ProfitPoint[] =>
  bucketsOf(results.filter(fitsChart), size).map(({ name, profit, total }) => ({
    // YY-MM-DD, or MM-DD HH:mm.
    label: name.slice(size === 'day' ? 2 : 5),
    profit: profit.toNumber(),
    total: total.toNumber(),
  }));
