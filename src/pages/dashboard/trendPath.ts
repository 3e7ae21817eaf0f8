import Big from 'big.js';
import type { Result } from '../../core/profitRows';

/** A line in a box of 100 by 100: an SVG path, and the vertical position of zero. */
export interface Trend {
  readonly path: string;
  readonly zero: number;
}

/** Results of this size and above would flatten all others, so they are left out. In USDT. */
const LARGEST = 1e15;

/**
 * Returns the running total of results, oldest first, as a line that begins at zero (product.md: Dashboard). Undefined
 * if there are no results to draw.
 */
export function trendPath(results: readonly Result[]): Trend | undefined {
  const drawn = results.filter(({ profit }) => profit.abs().lt(LARGEST));
  if (drawn.length === 0) return undefined;
  let total = new Big(0);
  const totals = [0, ...drawn.map(({ profit }) => (total = total.plus(profit)).toNumber())];
  const top = Math.max(...totals);
  const height = top - Math.min(...totals);
  const y = (value: number) => (height === 0 ? 50 : Math.round(((top - value) / height) * 1000) / 10);
  const x = (index: number) => Math.round((index / drawn.length) * 1000) / 10;
  return { path: `M${totals.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`, zero: y(0) };
}
