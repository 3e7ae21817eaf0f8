import { createHash } from 'node:crypto';
import { eq, gt, and, inArray, lte, sql } from 'drizzle-orm';
import type { Limited, LimitKey, LimitStore } from '../domain/limitStore';
import type { Db } from './open';
import { limits } from './schema/members';

/** After so many changes what has run out is thrown away, at most so many rows at once. */
const CLEAN_EVERY = 200;
const CLEAN_MOST = 1000;

/** What is typed may be as long as it likes, and is nobody's to read. */
const idOf = ([kind, of]: LimitKey) => `${kind} ${createHash('sha256').update(of).digest('base64url')}`;

/** Limits that all sandboxes on one PostgreSQL count together, and that outlive each of them. */
export function tableLimits(): LimitStore {
  let changes = 0;
  const clean = async (db: Db, now: Date) => {
    const old = db
      .select({ id: limits.id })
      .from(limits)
      .where(lte(limits.until, now))
      .limit(CLEAN_MOST)
      // Locked ones are about to be written anew, and to wait for them would be to wait in another order.
      .for('update', { skipLocked: true });
    await db.delete(limits).where(inArray(limits.id, old));
  };
  return {
    get: async <V extends Limited>(db: Db, key: LimitKey, now: Date) => {
      const [row] = await db
        .select()
        .from(limits)
        .where(and(eq(limits.id, idOf(key)), gt(limits.until, now)));
      return row?.value as V | undefined;
    },
    change: async (db, keys, now, turn) => {
      if (++changes % CLEAN_EVERY === 0) await clean(db, now);
      const ids = keys.map(idOf);
      return db.transaction(async (tx) => {
        // Inserts what is not there and locks what is, in one order for everybody.
        const locked = await tx
          .insert(limits)
          .values(ids.toSorted().map((id) => ({ id, until: now, value: { until: 0 } })))
          .onConflictDoUpdate({ target: limits.id, set: { id: sql`excluded.id` } })
          .returning();
        const valueOf = (id: string) => {
          const value = locked.find((row) => row.id === id)?.value;
          return value && value.until > now.getTime() ? value : undefined;
        };
        const { values = [], result } = turn(ids.map(valueOf) as unknown as Parameters<typeof turn>[0]);
        for (const [index, id] of ids.entries()) {
          const value = values[index];
          if (value)
            await tx
              .update(limits)
              .set({ value, until: new Date(value.until) })
              .where(eq(limits.id, id));
        }
        return result;
      });
    },
  };
}
