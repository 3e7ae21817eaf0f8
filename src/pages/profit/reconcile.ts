import Big from 'big.js';
import { readDecimal } from '../../core/money';

interface Read {
  /** The rows read, and those that the server counts. */
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** Whether the rows of a period add up to what the server says of it, and why not. In USDT, exact. */
export type Agreement =
  | { readonly state: 'agrees'; readonly sum: Big }
  | { readonly state: 'unread'; readonly sum: Big; readonly read: number; readonly promised: number }
  | { readonly state: 'unreadable'; readonly sum: Big; readonly rows: number }
  | { readonly state: 'differs'; readonly sum: Big; readonly said: Big | undefined };

/**
 * Holds the sum of the rows against `totalProfit`, as exactly as that is written: 12.3 may stand for 12.34
 * (product.md: Profit). `drawn` are the rows that could be read.
 */
export function reconcile(
  { rows, total }: Read,
  drawn: readonly { readonly profit: Big }[],
  totalProfit: unknown,
): Agreement {
  const sum = drawn.reduce((so, { profit }) => so.plus(profit), new Big(0));
  if (rows.length < total) return { state: 'unread', sum, read: rows.length, promised: total };
  if (drawn.length < rows.length) return { state: 'unreadable', sum, rows: rows.length - drawn.length };
  const said = readDecimal(totalProfit);
  const places = said?.toFixed().split('.')[1]?.length ?? 0;
  return said?.eq(sum.round(places, Big.roundHalfUp))
    ? { state: 'agrees', sum }
    : { state: 'differs', sum, said };
}
