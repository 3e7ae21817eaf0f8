import Big from 'big.js';
import type { Dayjs } from 'dayjs';
import { formatDate, readDate } from '../../core/dates';
import { pick } from '../../core/defineResource';
import { readDecimal } from '../../core/money';

/** What a chart of profit draws of one row; amounts in USDT as floats, good enough for pixels. */
export interface ProfitPoint {
  readonly label: string;
  readonly profit: number;
  /** The running total up to this row, added up as decimals. */
  readonly total: number;
}

/** Reads the rows of the profit list, oldest first; one whose date or profit cannot be read is left out. */
export function profitPoints(rows: readonly unknown[]): ProfitPoint[] {
  const read = rows.flatMap((row) => {
    const date = readDate(pick(row, 'date'));
    const profit = readDecimal(pick(row, 'pnl'));
    return date && profit ? [{ date, profit }] : [];
  });
  const days = new Set(read.map(({ date }) => formatDate(date, 'day')));
  // Rows of one single day differ by their time alone.
  const label = (date: Dayjs) =>
    days.size > 1 ? formatDate(date, 'shortDay') : formatDate(date, 'minute').slice(-5);
  let total = new Big(0);
  return read
    .toSorted((a, b) => a.date.valueOf() - b.date.valueOf())
    .map(({ date, profit }) => {
      total = total.plus(profit);
      return { label: label(date), profit: profit.toNumber(), total: total.toNumber() };
    });
}
