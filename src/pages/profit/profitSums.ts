import Big from 'big.js';
import type { ReceivedRow } from '../../core/defineResource';
import { readDecimal, withoutFloatNoise } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { compareTexts } from '../../core/compareTexts';
import type { AllRows } from '../../list/rows/fetchAllPages';
import type { futuresTrades } from '../../resources/futuresTrades';

/**
 * Returns the exact sum of the rows in USDT, and why it differs from the server's `totalProfit`, if it does.
 * The sum is compared with as many decimals as `totalProfit` has: 12.34 equals 12.3. `readable` are the
 * results of the rows that could be read.
 */
export function compareWithServerTotal(
  { rows, total }: Pick<AllRows, 'rows' | 'total'>,
  readable: readonly Pick<Result, 'profit'>[],
  totalProfit: unknown,
) {
  const sum = readable.reduce((subtotal, { profit }) => subtotal.plus(profit), new Big(0));
  if (rows.length < total) return { state: 'incomplete', sum, read: rows.length, reported: total } as const;
  const unreadable = rows.length - readable.length;
  if (unreadable > 0) return { state: 'unreadable', sum, rows: unreadable } as const;
  const serverSum = readDecimal(withoutFloatNoise(totalProfit));
  const places = serverSum?.toFixed().split('.')[1]?.length ?? 0;
  if (serverSum?.eq(sum.round(places, Big.roundHalfUp))) return { state: 'equal', sum } as const;
  return { state: 'differs', sum, serverSum } as const;
}

/** A row of the futures or the spot trades, which have the same fields. */
export type Trade = ReceivedRow<typeof futuresTrades>;

/**
 * Returns the number of trades and the profit in USDT of each trading pair, the highest profit first. `unreadable` is
 * the number of trades that are left out, because their profit can't be read.
 */
export function pairResults(trades: readonly Trade[]) {
  const pairs = new Map<string, { pair: string; trades: number; profit: Big }>();
  let unreadable = 0;
  for (const trade of trades) {
    const profit = readDecimal(trade?.profitLoss);
    if (!profit) {
      unreadable++;
      continue;
    }
    const symbol = trade?.symbol;
    const pair = typeof symbol === 'string' && symbol.trim() !== '' ? symbol : 'No pair';
    const known = pairs.get(pair) ?? { pair, trades: 0, profit: new Big(0) };
    pairs.set(pair, { pair, trades: known.trades + 1, profit: known.profit.plus(profit) });
  }
  const sorted = [...pairs.values()].toSorted(
    (a, b) => b.profit.cmp(a.profit) || compareTexts(a.pair, b.pair),
  );
  return { pairs: sorted, unreadable };
}
