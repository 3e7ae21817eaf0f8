import Big from 'big.js';
import { fitsChart, type Result } from '../../core/profitRows';

/**
 * Returns the running total of results (oldest first) as an SVG path in a box of 100 by 100, and the vertical
 * position of zero in it. The line begins at zero. Undefined if there are no results to draw.
 */
export function trendOf(results: readonly Result[]) {
  const plotted = results.filter(fitsChart);
  const [first, last] = [plotted[0], plotted.at(-1)];
  if (!first || !last) return undefined;
  let total = new Big(0);
  const sums = [total, ...plotted.map(({ profit }) => (total = total.plus(profit)))];
  const highest = sums.reduce((a, b) => (b.gt(a) ? b : a));
  const lowest = sums.reduce((a, b) => (b.lt(a) ? b : a));
  const totals = sums.map(Number);
  const top = Number(highest);
  const height = top - Number(lowest);
  const y = (value: number) => (height === 0 ? 50 : Math.round(((top - value) / height) * 1000) / 10);
  const x = (index: number) => Math.round((index / plotted.length) * 1000) / 10;
  return {
    path: `M${totals.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`,
    zero: y(0),
    highest,
    lowest,
    from: first.date,
    to: last.date,
  };
}
