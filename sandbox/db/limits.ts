import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from './open';
import { limits } from './schema';

/** The stored state of a rate limit. It expires at `until`, in epoch ms. */
export interface Limited {
  readonly until: number;
}

/** The kind of a limit, and the caller or e-mail address whose requests it counts. */
export type LimitKey = readonly [kind: string, subject: string];

type Values<T extends readonly Limited[]> = { readonly [I in keyof T]: T[I] | undefined };

interface Change<T extends readonly Limited[], R> {
  /** The new values, in the order of the keys. An undefined entry leaves the stored value unchanged. */
  readonly values?: Values<T>;
  readonly result?: R | undefined;
}

/** Expired rows are deleted after every CLEAN_EVERY changes, at most CLEAN_MAX at once. */
const CLEAN_EVERY = 200;
const CLEAN_MAX = 1000;
let changes = 0;

/**
 * Returns the row id of a limit. The subject is hashed, because a typed e-mail can have any length and must
 * not be readable in the database.
 */
const idOf = ([kind, subject]: LimitKey) =>
  `${kind} ${createHash('sha256').update(subject).digest('base64url')}`;

async function deleteExpired(db: Db, now: Date): Promise<void> {
  const expired = db
    .select({ id: limits.id })
    .from(limits)
    .where(lte(limits.until, now))
    .limit(CLEAN_MAX)
    // Skip locked rows: another transaction is updating them, and waiting here could cause a deadlock.
    .for('update', { skipLocked: true });
  await db.delete(limits).where(inArray(limits.id, expired));
}

/** Returns the stored value of a limit, or undefined if nothing is stored or the value has expired. */
export async function readLimit<V extends Limited>(db: Db, key: LimitKey, now: Date): Promise<V | undefined> {
  const [row] = await db
    .select()
    .from(limits)
    .where(and(eq(limits.id, idOf(key)), gt(limits.until, now)));
  return row?.value as V | undefined;
}

/**
 * Passes the stored values to `update` and stores the values that it returns, in one transaction. Stores
 * nothing if `update` throws.
 */
export async function changeLimits<T extends readonly Limited[], R = undefined>(
  db: Db,
  keys: readonly LimitKey[],
  now: Date,
  update: (values: Values<T>) => Change<T, R>,
): Promise<R | undefined> {
  if (++changes % CLEAN_EVERY === 0) await deleteExpired(db, now);
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
    const { values = [], result } = update(ids.map(valueOf) as unknown as Values<T>);
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
}
