import Big from 'big.js';
import type { ReceivedRow } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { futuresTrades } from '../../resources/futuresTrades';
import type { spotTrades } from '../../resources/spotTrades';

/** A trade of either kind, as received. */
export type Trade = ReceivedRow<typeof futuresTrades> | ReceivedRow<typeof spotTrades>;

/** The summed result of one pair's trades, in USDT, exact. */
export interface PairResult {
  readonly pair: string;
  readonly trades: number;
  readonly profit: Big;
}

/**
 * Sums trades by pair, the best first. Leaves out trades with unreadable profit; trades without a pair form one group
 * (product.md: Profit).
 */
export function pairResults(trades: readonly Trade[]): PairResult[] {
  const pairs = new Map<string, PairResult>();
  for (const trade of trades) {
    const profit = readDecimal(trade?.profitLoss);
    if (!profit) continue;
    const symbol = trade?.symbol;
    const pair = typeof symbol === 'string' && symbol.trim() !== '' ? symbol : 'No pair';
    const known = pairs.get(pair) ?? { pair, trades: 0, profit: new Big(0) };
    pairs.set(pair, { pair, trades: known.trades + 1, profit: known.profit.plus(profit) });
  }
  return [...pairs.values()].toSorted(
    (a, b) => b.profit.cmp(a.profit) || (a.pair < b.pair ? -1 : Number(a.pair > b.pair)),
  );
}
