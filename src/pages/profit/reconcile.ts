import Big from 'big.js';
import { readDecimal } from '../../core/money';
import type { Result } from '../../core/profitRows';
import type { AllRows } from '../../list/rows/fetchAllPages';

/** Whether the rows of a period add up to the server's `totalProfit` and, if not, why. Sums are exact, in USDT. */
export type Agreement =
  | { readonly state: 'agrees'; readonly sum: Big }
  | { readonly state: 'incomplete'; readonly sum: Big; readonly read: number; readonly reported: number }
  | { readonly state: 'unreadable'; readonly sum: Big; readonly rows: number }
  | { readonly state: 'differs'; readonly sum: Big; readonly serverSum: Big | undefined };

/**
 * Compares the sum of the rows with `totalProfit`, rounded to the decimals of `totalProfit`: 12.34 agrees with 12.3
 * (product.md: Profit). `readable` are the results of the rows that could be read.
 */
export function reconcile(
  { rows, total }: Pick<AllRows, 'rows' | 'total'>,
  readable: readonly Pick<Result, 'profit'>[],
  totalProfit: unknown,
): Agreement {
  const sum = readable.reduce((subtotal, { profit }) => subtotal.plus(profit), new Big(0));
  if (rows.length < total) return { state: 'incomplete', sum, read: rows.length, reported: total };
  if (readable.length < rows.length) return { state: 'unreadable', sum, rows: rows.length - readable.length };
  const serverSum = readDecimal(totalProfit);
  const places = serverSum?.toFixed().split('.')[1]?.length ?? 0;
  return serverSum?.eq(sum.round(places, Big.roundHalfUp))
    ? { state: 'agrees', sum }
    : { state: 'differs', sum, serverSum };
}
