import type Big from 'big.js';
import type { Dayjs } from 'dayjs';
import { readDate, type Zone } from './dates';
import { getValue } from './defineResource';
import { readDecimal } from './money';
import { newestFirst } from './newestFirst';

/** The date and the exact profit, in USDT, of a row in the profit list. */
export interface Result {
  readonly date: Dayjs;
  readonly profit: Big;
}

/** The limit for results in the charts, in USDT. A larger result would flatten all other values. */
const CHART_LIMIT = 1e15;

export const fitsChart = ({ profit }: Result): boolean => profit.abs().lt(CHART_LIMIT);

/** Parses profit rows, oldest first; omits rows with an unreadable date or figure. Dates are in `zone`. */
export const readResults = (rows: readonly unknown[], zone?: Zone): Result[] =>
  newestFirst(rows, 'date')
    // Of results of the same time, the older one comes first.
    .toReversed()
    .flatMap((row) => {
      const date = readDate(getValue(row, 'date'), zone);
      const profit = readDecimal(getValue(row, 'pnl'));
      return date && profit ? [{ date, profit }] : [];
    })
    .toSorted((a, b) => a.date.valueOf() - b.date.valueOf());
