import Big from 'big.js';
import { formatDay, type Zone } from '../../core/dates';
import { fieldOf, type ReceivedRow } from '../../core/defineResource';
import { readDecimal, withoutFloatNoise } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { compareTexts } from '../../core/compareTexts';
import type { AllRows } from '../../list/rows/fetchAllPages';
import { formatValue } from '../../core/valueTypes';
import { futuresTrades } from '../../resources/futuresTrades';
import { marketNames, type Market } from './profitLinks';

const symbolField = fieldOf(futuresTrades, 'symbol');

/** Returns the exact sum of amounts in the same unit. */
export const sum = (amounts: readonly Big[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0));

/**
 * Returns the exact sum of the rows in USDT, and why it differs from the server's `totalProfit`, if it does.
 * The sum is compared with as many decimals as `totalProfit` has: 12.34 equals 12.3. `readable` are the
 * results of the rows that could be read.
 */
export function compareWithServerTotal(
  { rows, total, capped }: Pick<AllRows, 'rows' | 'total' | 'capped'>,
  readable: readonly Pick<Result, 'profit'>[],
  totalProfit: unknown,
) {
  const net = sum(readable.map(({ profit }) => profit));
  if (capped) return { state: 'capped', sum: net } as const;
  if (rows.length < total)
    return { state: 'incomplete', sum: net, read: rows.length, reported: total } as const;
  const unreadable = rows.length - readable.length;
  if (unreadable > 0) return { state: 'unreadable', sum: net, rows: unreadable } as const;
  const serverSum = readDecimal(withoutFloatNoise(totalProfit));
  const places = serverSum?.toFixed().split('.')[1]?.length ?? 0;
  if (serverSum?.eq(net.round(places, Big.roundHalfUp))) return { state: 'equal', sum: net } as const;
  return { state: 'differs', sum: net, serverSum } as const;
}

/** The number of closed trades and their exact profit in USDT. */
interface TradeSums {
  readonly trades: number;
  readonly profit: Big;
}

const NONE: TradeSums = { trades: 0, profit: new Big(0) };
const add = (a: TradeSums, b: TradeSums = NONE): TradeSums => ({
  trades: a.trades + b.trades,
  profit: a.profit.plus(b.profit),
});

/**
 * Returns the closed trades of each trading pair, of each market and together, the highest profit first. The pair is the
 * text that the list of trades shows. Only trades opened since a day (YYYY-MM-DD) count, or all if it is undefined.
 * `open` is the number of open trades, `unreadable` that of trades whose profit or date can't be read: both are left out.
 */
export function pairResults(
  trades: Readonly<Record<Market, readonly ReceivedRow<typeof futuresTrades>[]>>,
  since: string | undefined,
  zone: Zone,
) {
  const pairs = new Map<string, Partial<Record<Market, TradeSums>>>();
  let open = 0;
  let unreadable = 0;
  for (const market of marketNames)
    for (const trade of trades[market]) {
      const day = formatDay(trade?.createdAt, zone);
      if (since && day && day < since) continue;
      const profit = readDecimal(trade?.profitLoss);
      if (!profit || (since && !day)) unreadable++;
      else if (trade?.closeStatus !== true) open++;
      else {
        const pair = formatValue(symbolField, trade.symbol);
        const known = pairs.get(pair);
        pairs.set(pair, { ...known, [market]: add({ trades: 1, profit }, known?.[market]) });
      }
    }
  const sorted = [...pairs]
    .map(([pair, { futures, spot }]) => ({ pair, futures, spot, ...add(futures ?? NONE, spot) }))
    .toSorted((a, b) => b.profit.cmp(a.profit) || compareTexts(a.pair, b.pair));
  return { pairs: sorted, open, unreadable };
}
