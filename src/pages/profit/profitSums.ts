import Big from 'big.js';
import { formatDay, type Zone } from '../../core/dates';
import type { ReceivedRow } from '../../core/defineResource';
import { readDecimal, withoutFloatNoise } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { compareTexts } from '../../core/compareTexts';
import type { AllRows } from '../../list/rows/fetchAllPages';
import type { futuresTrades } from '../../resources/futuresTrades';
import type { Market } from './profitLinks';

/** Stands for the pair of trades without one. */
export const NO_PAIR = 'No pair';

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

/** Returns whether a day, which may be unreadable, is in the period that begins with the day `since`. */
export const isSince = (day: string | undefined, since: string | undefined): boolean =>
  since === undefined || (day !== undefined && day >= since);

/** A row of the futures or the spot trades, which have the same fields. */
export type Trade = ReceivedRow<typeof futuresTrades>;

/**
 * Returns the number and the profit in USDT of the closed trades of each trading pair, the highest profit first, and the
 * markets it was traded in. Only trades opened since a day (YYYY-MM-DD) count, or all if it is undefined. `open` is the
 * number of open trades, `unreadable` that of trades whose profit or date can't be read: both are left out.
 */
export function pairResults(
  trades: Readonly<Partial<Record<Market, readonly Trade[]>>>,
  since: string | undefined,
  zone: Zone,
) {
  interface PairResult {
    readonly pair: string;
    readonly trades: number;
    readonly profit: Big;
    readonly markets: readonly Market[];
  }
  const pairs = new Map<string, PairResult>();
  let open = 0;
  let unreadable = 0;
  const add = (market: Market, trade: Trade) => {
    const day = formatDay(trade?.createdAt, zone);
    const profit = readDecimal(trade?.profitLoss);
    if (day && !isSince(day, since)) return;
    if (!profit || (since !== undefined && !day)) unreadable++;
    else if (trade?.closeStatus !== true) open++;
    else {
      const symbol = trade.symbol;
      const pair = typeof symbol === 'string' && symbol.trim() !== '' ? symbol : NO_PAIR;
      const known = pairs.get(pair) ?? { pair, trades: 0, profit: new Big(0), markets: [] };
      pairs.set(pair, {
        pair,
        trades: known.trades + 1,
        profit: known.profit.plus(profit),
        markets: known.markets.includes(market) ? known.markets : [...known.markets, market],
      });
    }
  };
  for (const market of ['futures', 'spot'] as const)
    for (const trade of trades[market] ?? []) add(market, trade);
  const sorted = [...pairs.values()].toSorted(
    (a, b) => b.profit.cmp(a.profit) || compareTexts(a.pair, b.pair),
  );
  return { pairs: sorted, open, unreadable };
}
