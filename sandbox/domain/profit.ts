import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { trades } from '../db/schema/trading';

/** Returns the SQL condition for the member's trades closed since a date, or ever if `since` is undefined. */
export const closedSince = (memberId: number, since: Date | undefined) =>
  and(eq(trades.memberId, memberId), since ? gte(trades.closedAt, since) : isNotNull(trades.closedAt));

/** Returns the number and the total profit in USDT of the trades that `closedSince` selects. */
export async function profitSince(db: Db, memberId: number, since: Date | undefined) {
  const [row] = await db
    .select({ count: count(), total: sql<string>`coalesce(sum(${trades.profit}), 0)` })
    .from(trades)
    .where(closedSince(memberId, since));
  return row ?? { count: 0, total: '0' };
}
