import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, dateTime, money, serial } from './columns';
import { memberId } from './members';

/** Trades. Prices, `profit` and `usdValue` (the value of the position) are in USDT. */
export const trades = pgTable(
  'trades',
  {
    id: serial(),
    memberId: memberId(),
    market: text({ enum: ['FUTURE', 'SPOT'] }).notNull(),
    symbol: text().notNull(),
    side: text({ enum: ['BUY', 'SELL'] }).notNull(),
    exchange: text().notNull(),
    orderId: text().notNull(),
    status: text().notNull(),
    leverage: integer().notNull(),
    startPrice: money().notNull(),
    endPrice: money(),
    profit: money().notNull(),
    usdValue: money().notNull(),
    orderType: text().notNull(),
    createdAt: dateTime().notNull(),
    /** Null while the position is open. */
    closedAt: dateTime(),
  },
  (t) => [index().on(t.memberId, t.market, t.createdAt, t.id), index().on(t.memberId, t.closedAt, t.id)],
);

/** Exchange orders that open or close a trade. Prices are in USDT. */
export const orders = pgTable(
  'orders',
  {
    id: serial(),
    memberId: memberId(),
    tradeId: bigId()
      .notNull()
      .references(() => trades.id),
    market: text({ enum: ['FUTURE', 'SPOT'] }).notNull(),
    symbol: text().notNull(),
    side: text({ enum: ['BUY', 'SELL'] }).notNull(),
    exchange: text().notNull(),
    orderId: text().notNull(),
    batchId: text(),
    status: text({ enum: ['PENDING', 'APPLIED', 'APPROVED', 'REJECTED'] }).notNull(),
    price: money().notNull(),
    /** The ordered and the filled quantity, in units of the coin. */
    ordered: money().notNull(),
    quantity: money().notNull(),
    orderType: text().notNull(),
    createdAt: dateTime().notNull(),
  },
  (t) => [
    index().on(t.memberId, t.market, t.createdAt, t.id),
    index().on(t.memberId, t.market, t.status, t.createdAt, t.id),
    index().on(t.memberId, t.orderId),
    index().on(t.tradeId, t.createdAt, t.id),
  ],
);
