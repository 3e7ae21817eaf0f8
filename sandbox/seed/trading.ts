import Big from 'big.js';
import type { Random } from '../../src/core/random';
import { bulkWriter, continueIdentity } from '../db/bulk';
import type { Db } from '../db/open';
import { orders, trades } from '../db/schema/trading';
import { demo } from './people';
import { DAY_MS } from '../domain/time';

type Trade = typeof trades.$inferSelect;
type Market = Trade['market'];

const symbols = [
  'BTCUSDT',
  'ETHUSDT',
  'BNBUSDT',
  'SOLUSDT',
  'XRPUSDT',
  'ADAUSDT',
  'DOGEUSDT',
  'LINKUSDT',
] as const;
const prices: Record<string, number> = {
  BTCUSDT: 60_000,
  ETHUSDT: 3000,
  BNBUSDT: 550,
  SOLUSDT: 140,
  LINKUSDT: 14,
};
const statuses = ['APPROVED', 'APPROVED', 'APPROVED', 'APPLIED', 'PENDING', 'REJECTED'] as const;

const MINUTE_MS = 60_000;
const HALF_SECOND_MS = 500;
/** The newest trade of each market has this many orders: more than one page. */
const NEWEST_ORDERS = 14;

/** From which share of the rows on (0 is the newest) trades are how many days old. */
const ages = [
  { share: 0, days: 0 },
  { share: 0.35, days: 1 },
  { share: 0.6, days: 7 },
  { share: 0.8, days: 30 },
  { share: 1, days: 120 },
] as const;

/** Days before now for a share of the rows: many young ones, so that every profit period has pages. */
function ageOf(share: number): number {
  const index = ages.findIndex((age) => age.share > share);
  const [from, to] = [ages[index - 1] ?? ages[0], ages[index] ?? ages[4]];
  return from.days + ((share - from.share) / (to.share - from.share)) * (to.days - from.days);
}

const digits = (random: Random) => `${random.int(10_000, 99_999)}${random.int(10_000, 99_999)}`;

function madeUpTrade(random: Random, market: Market, id: number, opened: Date, now: Date): Trade {
  const symbol = random.pick(symbols);
  const usual = prices[symbol] ?? 1;
  const startPrice = random.decimal(usual * 0.9, usual * 1.1, 4);
  const usdValue = random.decimal(50, 900, 2);
  const percent = random.decimal(-1.5, 2.5, 4);
  const profit = new Big(usdValue).times(percent).div(100).round(4).toFixed();
  const endPrice = new Big(startPrice).times(new Big(percent).div(100).plus(1)).round(4).toFixed();
  const closes = new Date(opened.getTime() + random.int(10, 50) * MINUTE_MS + random.int(0, 999));
  const stillOpen = closes > now || random.int(1, 12) === 1;
  return {
    id,
    memberId: demo.id,
    market,
    symbol,
    side: random.pick(['BUY', 'SELL'] as const),
    exchange: 'BINANCE',
    orderId: digits(random),
    status: stillOpen ? 'ACTIVE' : 'COMPLETED',
    leverage: market === 'SPOT' ? 1 : random.pick([5, 10, 20]),
    startPrice,
    endPrice: stillOpen ? null : endPrice,
    profit: stillOpen ? '0' : profit,
    usdValue,
    orderType: random.pick(['MARKET', 'LIMIT']),
    createdAt: opened,
    closedAt: stillOpen ? null : closes,
  };
}

/** The orders of a trade: one that opens it, one that closes it, and some tries more in the newest. */
function ordersOf(random: Random, trade: Trade, length: number) {
  const quantity = new Big(trade.usdValue).div(trade.startPrice).round(6).toFixed();
  return Array.from({ length }, (_, place) => {
    const closing = place === length - 1 && trade.closedAt !== null;
    const status = random.pick(statuses);
    return {
      memberId: trade.memberId,
      tradeId: trade.id,
      market: trade.market,
      symbol: trade.symbol,
      side: closing === (trade.side === 'BUY') ? ('SELL' as const) : ('BUY' as const),
      exchange: trade.exchange,
      orderId: place === 0 ? trade.orderId : digits(random),
      batchId: length > 2 ? `B${trade.id}` : null,
      status,
      price: closing ? (trade.endPrice ?? trade.startPrice) : trade.startPrice,
      ordered: quantity,
      quantity: status === 'APPROVED' ? quantity : '0',
      orderType: trade.orderType,
      createdAt:
        closing && trade.closedAt ? trade.closedAt : new Date(trade.createdAt.getTime() + place * 1000),
    };
  });
}

/** Fills `rows` trades in each market, oldest first, and their orders. */
export async function seedTrading(db: Db, random: Random, now: Date, rows: number): Promise<void> {
  const tradeRows = bulkWriter(db, trades);
  const orderRows = bulkWriter(db, orders, [tradeRows]);
  let id = 0;
  for (let place = rows - 1; place >= 0; place -= 1) {
    for (const market of trades.market.enumValues) {
      id += 1;
      const age = ageOf((place + 0.5) / rows) * DAY_MS;
      // Half a second apart, so that no two trades of the markets share a moment.
      const shift = market === 'SPOT' ? HALF_SECOND_MS : 0;
      const trade = madeUpTrade(random, market, id, new Date(Math.floor(now.getTime() - age - shift)), now);
      await tradeRows.add(trade);
      await orderRows.add(...ordersOf(random, trade, place === 0 ? NEWEST_ORDERS : trade.closedAt ? 2 : 1));
    }
  }
  await orderRows.flush();
  await continueIdentity(db, trades, 'trades');
}
