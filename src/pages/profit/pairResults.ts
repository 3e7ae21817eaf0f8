import Big from 'big.js';
import type { ReceivedRow } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { futuresTrades } from '../../resources/futuresTrades';
import type { spotTrades } from '../../resources/spotTrades';

export type Trade = ReceivedRow<typeof futuresTrades> | ReceivedRow<typeof spotTrades>;

/**
 * Returns number of trades and profit in USDT per trading pair, the highest profit first. Leaves out trades
 * whose profit can't be read.
 */
export function pairResults(trades: readonly Trade[]) {
  const pairs = new Map<string, { pair: string; trades: number; profit: Big }>();
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
