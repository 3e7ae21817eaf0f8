import type { Result } from '../../core/profitRows';
import { bucketsOf, type BucketSize } from './profitDays';

/** What a chart of profit draws of one day or hour; amounts in USDT as floats, good enough for pixels. */
export interface ProfitPoint {
  readonly label: string;
  readonly profit: number;
  /** The running total up to here, added up as decimals. */
  readonly total: number;
}

/** Beyond it a picture shows that one figure and nothing of the others; the table has it. In USDT. */
const LARGEST = 1e15;

/** Whether a chart can show a result and the others beside it. */
export const isDrawn = ({ profit }: Result): boolean => profit.abs().lt(LARGEST);

/** The points of a chart over results, oldest first; those that no axis can show are left out. */
export const profitPoints = (results: readonly Result[], size: BucketSize = 'day'): ProfitPoint[] =>
  bucketsOf(results.filter(isDrawn), size).map(({ name, profit, total }) => ({
    // YY-MM-DD, or MM-DD HH:mm.
    label: name.slice(size === 'day' ? 2 : 5),
    profit: profit.toNumber(),
    total: total.toNumber(),
  }));
