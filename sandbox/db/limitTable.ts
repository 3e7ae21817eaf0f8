import { createHash } from 'node:crypto';
import { eq, gt, and, inArray, lte, sql } from 'drizzle-orm';
import type { Limited, LimitKey, LimitStore } from '../domain/limitStore';
import type { Db } from './open';
import { limits } from './schema/members';

/** Expired rows are deleted after every CLEAN_EVERY changes, at most CLEAN_MOST at once. */
const CLEAN_EVERY = 200;
const CLEAN_MOST = 1000;

/** Hashes the key: typed text may be of any length, and it must not be readable in the database. */
const idOf = ([kind, of]: LimitKey) => `${kind} ${createHash('sha256').update(of).digest('base64url')}`;

/** Creates a limit store in the database, shared by all sandboxes on it and kept across restarts. */
export function tableLimits(): LimitStore {
  let changes = 0;
  const clean = async (db: Db, now: Date) => {
    const old = db
      .select({ id: limits.id })
      .from(limits)
      .where(lte(limits.until, now))
      .limit(CLEAN_MOST)
      // Skip locked rows: another transaction is updating them, and waiting here could cause a deadlock.
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
        // Inserts missing rows and locks existing ones, always sorted by id to avoid deadlocks.
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
