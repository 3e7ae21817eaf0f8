import { readDate } from './dates';
import { getValue } from './defineResource';

/**
 * Returns the rows of a list, in the server's order, with the newest first: reversed if the first row is older than the
 * last. Rows of the same time stay in the order in which they happened. `key` is that of the row's time.
 */
export function newestFirst(rows: readonly unknown[], key: string): readonly unknown[] {
  const timeOf = (row: unknown) => readDate(getValue(row, key))?.valueOf() ?? NaN;
  return timeOf(rows[0]) < timeOf(rows.at(-1)) ? rows.toReversed() : rows;
}
