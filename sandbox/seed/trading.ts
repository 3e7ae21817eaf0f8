import Big from 'big.js';
import type { Random } from '../../src/core/random';
import { batchesOf, insertRows } from '../db/insertRows';
import type { Db } from '../db/open';
import { orders, trades } from '../db/schema';
import { coins } from '../data';
import { DAY_MS } from '../domain/values';
import { demo } from './people';

type Trade = typeof trades.$inferSelect;
type Side = Trade['side'];
type Market = Trade['market'];
type Order = typeof orders.$inferSelect;
type Coin = (typeof coins)[number];
export type Position = ReturnType<typeof generatePosition>;

const symbols = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'ADA', 'DOGE', 'LINK'];
const pairs = coins.filter(({ symbol }) => symbols.includes(symbol));

const MINUTE_MS = 60_000;
/**
 * The number of orders that open the newest trade of each market. They fill more than one page of the trade's
 * details.
 */
const NEWEST_OPENINGS = 13;
/** Trades older than this many days are closed. */
const OPEN_DAYS = 3;

/** The age of a trade in days by its relative position in the list, from 0 (newest) to 1. Most trades are recent. */
const ages = [
  { share: 0, days: 0 },
  { share: 0.35, days: 1 },
  { share: 0.6, days: 7 },
  { share: 0.8, days: 30 },
  { share: 1, days: 120 },
] as const;

/** Returns the age in days of the trade at a relative position in the list (see `ages`). */
function ageOf(share: number): number {
  const index = ages.findIndex((age) => age.share > share);
  const [from, to] = [ages[index - 1] ?? ages[0], ages[index] ?? ages[4]];
  return from.days + ((share - from.share) / (to.share - from.share)) * (to.days - from.days);
}

const FULL_TURN = 2 * Math.PI;

/** The price cycles: amplitude as a share of the price, and period in days. */
const swings = [
  { share: 0.05, days: 37 },
  { share: 0.01, days: 3.7 },
  { share: 0.006, days: 0.09 },
] as const;

/**
 * The distance of an open trade's target price from its start price, as a share of the start price: more than
 * any price moves in OPEN_DAYS.
 */
const OUT_OF_REACH = 0.07;

const totalSwing = (coin: Coin, age: number) => {
  // A different phase for each coin, so that prices do not move in parallel.
  const phase = coins.indexOf(coin);
  return swings.reduce((sum, { share, days }) => sum + share * Math.sin((age / days) * FULL_TURN + phase), 0);
};

/** Rounds a price to as many decimals as the exchange quotes the coin with. */
const toTick = ({ price }: Coin, value: Big): Big => value.round(price.split('.')[1]?.length ?? 0);

/** Returns a coin's price `age` days ago. Age 0 gives the current market price. */
const priceAt = (coin: Coin, age: number): Big =>
  toTick(coin, new Big(coin.price).times(1 + totalSwing(coin, age) - totalSwing(coin, 0)));

/** Rounds a quantity down to the coin's trading step, which is worth one dollar or less. */
const toStep = ({ price }: Coin, quantity: Big): Big =>
  quantity.round(Math.max(0, Math.ceil(Math.log10(Number(price)))), Big.roundDown);

const digits = (random: Random) => `${random.int(10_000, 99_999)}${random.int(10_000, 99_999)}`;

interface PositionOptions {
  readonly memberId: number;
  readonly market: Market;
  /** When the position is opened, in ms since 1970. */
  readonly opened: number;
  readonly now: Date;
  /** When the prices are those of the market data. Prices of other dates depend only on the time between. */
  readonly pricedAt: Date;
  /** How many of five trades are profitable. */
  readonly winners: number;
  /** Whether some trades of the last days are still open. Trades that close after `now` are open in any case. */
  readonly leaveOpen: boolean;
  /** The number of orders that open the position. */
  readonly openings: number;
}

/** Divides a quantity of a coin into `count` parts. The last part takes the remainder. */
function divide(coin: Coin, quantity: Big, count: number): Big[] {
  const part = toStep(coin, quantity.div(count));
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : quantity.minus(part.times(count - 1)),
  );
}

/**
 * Generates a trade and its orders: those that open the position, and one that closes it or waits for a better price. Some
 * trades also have an earlier order that the exchange rejected. The profit does not depend on leverage, because `quantity`
 * is the whole position.
 */
export function generatePosition(random: Random, options: PositionOptions) {
  const { memberId, market, opened, now, pricedAt, winners, leaveOpen, openings } = options;
  const coin = random.pick(pairs);
  const ageOn = (date: number) => (pricedAt.getTime() - date) / DAY_MS;
  const startPrice = priceAt(coin, ageOn(opened));
  const quantity = toStep(coin, new Big(random.int(50, 900)).div(startPrice));
  const closes = opened + random.int(15, 120) * MINUTE_MS + random.int(0, 999);
  const endPrice = priceAt(coin, ageOn(closes));
  const move = endPrice.minus(startPrice);
  const isRight = random.int(1, 5) > 5 - winners;
  const isBuy = move.gte(0) === isRight;
  const isRecent = now.getTime() - opened < OPEN_DAYS * DAY_MS;
  const stillOpen = closes > now.getTime() || (leaveOpen && random.int(1, 5) === 1 && isRecent);
  const profit = quantity.times(isBuy ? move : move.neg()).round(4);
  const [side, otherSide]: readonly [Side, Side] = isBuy ? ['BUY', 'SELL'] : ['SELL', 'BUY'];
  const trade = {
    memberId,
    market,
    symbol: `${coin.symbol}USDT`,
    side,
    exchange: 'BINANCE',
    orderId: digits(random),
    status: stillOpen ? 'ACTIVE' : 'COMPLETED',
    leverage: market === 'SPOT' ? 1 : random.pick([5, 10, 20]),
    startPrice: startPrice.toFixed(),
    endPrice: stillOpen ? null : endPrice.toFixed(),
    // Open trades have no profit yet.
    profit: stillOpen ? '0' : profit.toFixed(),
    usdValue: quantity.times(startPrice).round(2).toFixed(),
    orderType: random.pick(['MARKET', 'LIMIT']),
    createdAt: new Date(opened),
    closedAt: stillOpen ? null : new Date(closes),
  };
  const order = (side: Side, ordered: Big, seconds: number, orderId = digits(random)) => ({
    memberId,
    market,
    symbol: trade.symbol,
    side,
    exchange: trade.exchange,
    orderId,
    status: 'APPROVED' as Order['status'],
    price: trade.startPrice,
    ordered: ordered.toFixed(),
    quantity: ordered.toFixed(),
    orderType: trade.orderType,
    createdAt: new Date(Math.min(opened + seconds * 1000, now.getTime())),
  });
  const closing = order(otherSide, quantity, openings);
  const target = toTick(coin, startPrice.times(isBuy ? 1 + OUT_OF_REACH : 1 - OUT_OF_REACH)).toFixed();
  const orders = [
    ...(random.int(1, 6) === 1
      ? [{ ...order(side, quantity, -1), status: 'REJECTED' as const, quantity: '0' }]
      : []),
    ...divide(coin, quantity, openings).map((part, index) =>
      order(side, part, index, index === 0 ? trade.orderId : undefined),
    ),
    trade.closedAt && trade.endPrice
      ? { ...closing, price: trade.endPrice, createdAt: trade.closedAt }
      : {
          ...closing,
          status: random.pick(['APPLIED', 'PENDING'] as const),
          price: target,
          quantity: '0',
          orderType: 'LIMIT',
        },
  ];
  return { trade, orders, isBatch: openings > 1 };
}

/** Inserts trades and their orders. The orders of a batch have a batch id. */
export async function insertPositions(db: Db, positions: Iterable<Position>): Promise<void> {
  for (const batch of batchesOf(positions)) {
    const ids = await insertRows(
      db,
      trades,
      batch.map(({ trade }) => trade),
    );
    await insertRows(
      db,
      orders,
      batch.flatMap(({ orders: own, isBatch }, index) => {
        const tradeId = ids[index] ?? 0;
        return own.map((order) => ({ ...order, tradeId, batchId: isBatch ? `B${tradeId}` : null }));
      }),
    );
  }
}

/** Generates `rows` positions in each market, oldest first. */
function* generatePositions(random: Random, now: Date, rows: number) {
  for (let index = rows - 1; index >= 0; index -= 1)
    for (const market of trades.market.enumValues) {
      // Shift spot trades by half a second, so that no two trades of the two markets have the same date.
      const shift = market === 'SPOT' ? 500 / DAY_MS : 0;
      const age = ageOf((index + 0.5) / rows) + shift;
      yield generatePosition(random, {
        memberId: demo.id,
        market,
        opened: Math.floor(now.getTime() - age * DAY_MS),
        now,
        pricedAt: now,
        winners: 4,
        leaveOpen: true,
        openings: index === 0 ? NEWEST_OPENINGS : 1,
      });
    }
}

/** Seeds `rows` trades of the demo member in each market, and their orders. */
export const seedTrading = (db: Db, random: Random, now: Date, rows: number): Promise<void> =>
  insertPositions(db, generatePositions(random, now, rows));
