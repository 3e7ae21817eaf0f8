import { and, count, eq, gte, type InferSelectModel, isNotNull, sql } from 'drizzle-orm';
import { futuresOrders } from '../../src/resources/futuresOrders';
import { futuresTrades } from '../../src/resources/futuresTrades';
import { profit } from '../../src/resources/profit';
import { tradeDetails } from '../../src/resources/tradeDetails';
import type { RowOf } from '../../src/core/defineResource';
import type { Db } from '../db/open';
import { countedPage, pageOf } from '../db/page';
import { orders, trades } from '../db/schema';
import { RequestError } from '../errors';
import { DAY_MS, decimal } from '../domain/values';
import { list } from './route';

/** Returns the SQL condition for the member's trades closed since a date, or ever if `since` is undefined. */
const closedSince = (memberId: number, since: Date | undefined) =>
  and(eq(trades.memberId, memberId), since ? gte(trades.closedAt, since) : isNotNull(trades.closedAt));

/** Returns the number and the total profit in USDT of the trades that `closedSince` selects. */
export async function profitSince(db: Db, memberId: number, since: Date | undefined) {
  const [row] = await db
    .select({ count: count(), total: sql<string>`coalesce(sum(${trades.profit}), 0)` })
    .from(trades)
    .where(closedSince(memberId, since));
  return row ?? { count: 0, total: '0' };
}

const periodDays: Record<string, number> = { '1day': 1, '7day': 7, '1month': 30 };

const marketOf = (type: string) => (type === 'SPOT' ? 'SPOT' : 'FUTURE');

const toTrade = (row: InferSelectModel<typeof trades>): RowOf<typeof futuresTrades> & { _id: string } => ({
  _id: String(row.id),
  symbol: row.symbol,
  side: row.side,
  closeStatus: row.closedAt !== null,
  profitLoss: decimal(row.profit),
  startPrice: decimal(row.startPrice),
  endPrice: row.endPrice === null ? null : decimal(row.endPrice),
  leverage: row.leverage,
  orderType: row.orderType,
  type: row.market,
  status: row.status,
  exchangeName: row.exchange,
  orderId: row.orderId,
  createdAt: row.createdAt.toISOString(),
});

const toOrder = (row: InferSelectModel<typeof orders>): RowOf<typeof futuresOrders> => ({
  symbol: row.symbol,
  side: row.side,
  status: row.status,
  price: decimal(row.price),
  origQty: decimal(row.ordered),
  quantity: decimal(row.quantity),
  orderType: row.orderType,
  type: row.market,
  exchangeName: row.exchange,
  orderId: row.orderId,
  batchId: row.batchId,
  createdAt: row.createdAt.toISOString(),
});

/** Returns the id of the member's trade that has this `_id` or an order with this number. */
async function findTradeId(db: Db, memberId: number, idOrOrder: string): Promise<number | undefined> {
  if (/^\d{1,15}$/.test(idOrOrder)) {
    const byId = and(eq(trades.memberId, memberId), eq(trades.id, Number(idOrOrder)));
    const [trade] = await db.select({ id: trades.id }).from(trades).where(byId);
    if (trade) return trade.id;
  }
  const byOrder = and(eq(orders.memberId, memberId), eq(orders.orderId, idOrOrder));
  const [order] = await db.select({ id: orders.tradeId }).from(orders).where(byOrder).limit(1);
  return order?.id;
}

export const tradingRoutes = [
  list(futuresTrades, ['type'], ({ db, member }, page) => {
    const where = and(eq(trades.memberId, member.id), eq(trades.market, marketOf(page.text('type'))));
    return countedPage(db, trades, { where, page }, toTrade);
  }),

  // `from`, `to` and `userId` are ignored: the list has one member's orders of all dates (product.md, decision 7).
  list(futuresOrders, ['type', 'currency', 'from', 'to', 'userId'], ({ db, member }, page) => {
    const status = orders.status.enumValues.find((known) => known === page.text('currency'));
    const where = and(
      eq(orders.memberId, member.id),
      eq(orders.market, marketOf(page.text('type'))),
      status && eq(orders.status, status),
    );
    return countedPage(db, orders, { where, page }, toOrder);
  }),

  list(tradeDetails, ['id'], async ({ db, member }, page) => {
    const id = await findTradeId(db, member.id, page.text('id'));
    if (id === undefined) throw new RequestError("This trade doesn't exist");
    return countedPage(db, orders, { where: eq(orders.tradeId, id), page }, toOrder);
  }),

  list(profit, ['time'], async ({ db, member, now }, request) => {
    const days = periodDays[request.text('time')];
    const since = days === undefined ? undefined : new Date(now().getTime() - days * DAY_MS);
    const { count, total } = await profitSince(db, member.id, since);
    const where = closedSince(member.id, since);
    const found = await pageOf(db, trades, { where, sortBy: trades.closedAt, page: request });
    const rows = found.map((row) => ({
      date: row.closedAt?.toISOString() ?? '',
      usdValue: decimal(row.usdValue),
      pnl: decimal(row.profit),
    }));
    return { rows, count, summary: { totalProfit: decimal(total) } };
  }),
];
