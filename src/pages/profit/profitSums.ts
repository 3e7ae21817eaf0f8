import Big from 'big.js';
import { formatDay, type Zone } from '../../core/dates';
import { fieldOf, type ReceivedRow } from '../../core/defineResource';
import { readDecimal, sum } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { compareTexts } from '../../core/compareTexts';
import type { AllRows } from '../../list/rows/fetchAllPages';
import { formatValue } from '../../core/valueTypes';
import { futuresTrades } from '../../resources/futuresTrades';
import { marketNames, type Market } from './profitLinks';

const symbolField = fieldOf(futuresTrades, 'symbol');

/**
 * Compares the exact sum of the rows in USDT with the server's `totalProfit`, with as many decimals as it has: 12.34 equals
 * 12.3. `readable` are the results of the rows that could be read. The newest rows alone aren't compared.
 */
export function compareWithServerTotal(
  { rows, total, capped }: Pick<AllRows, 'rows' | 'total' | 'capped'>,
  readable: readonly Pick<Result, 'profit'>[],
  totalProfit: unknown,
) {
  const net = sum(readable.map(({ profit }) => profit));
  const serverSum = readDecimal(totalProfit);
  const places = serverSum?.toFixed().split('.')[1]?.length ?? 0;
  const missing = capped ? 0 : Math.max(0, total - rows.length);
  const unreadable = rows.length - readable.length;
  const isEqual = missing + unreadable === 0 && serverSum?.eq(net.round(places, Big.roundHalfUp));
  return { differs: !capped && !isEqual, sum: net, serverSum, missing, unreadable };
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
