import type Big from 'big.js';
import type { Dayjs } from 'dayjs';
import { readDate, type Zone } from './dates';
import { pick } from './defineResource';
import { readDecimal } from './money';

/** What one row of a list made, and when. In USDT, exact. */
export interface Result {
  readonly date: Dayjs;
  readonly profit: Big;
}

/**
 * Reads the rows of a list as results, oldest first; a row whose moment or figure cannot be read is left out.
 * Their days and hours are those of the zone.
 * `field` names the figure, as profit rows and trades have it under other names (product.md: Entities).
 */
export function readResults(rows: readonly unknown[], zone?: Zone, moment = 'date', field = 'pnl'): Result[] {
  return rows
    .flatMap((row) => {
      const date = readDate(pick(row, moment), zone);
      const profit = readDecimal(pick(row, field));
      return date && profit ? [{ date, profit }] : [];
    })
    .toSorted((a, b) => a.date.valueOf() - b.date.valueOf());
}
