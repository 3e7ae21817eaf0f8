import type { Db } from '../db/open';
import { createRecent } from './recent';

/** The counter of a limit for one key. It expires at `until`, in epoch ms. */
export interface Limited {
  readonly until: number;
}

/** The kind of limit and its subject (caller or e-mail). Entries of one kind never evict those of another. */
export type LimitKey = readonly [kind: string, of: string];

type Live<T extends readonly Limited[]> = { readonly [I in keyof T]: T[I] | undefined };

interface Changed<T extends readonly Limited[], R> {
  /** The new values, by index of the key. An undefined entry leaves the stored value unchanged. */
  readonly values?: Live<T>;
  readonly result: R;
}

/** The storage of limit counters. */
export interface LimitStore {
  /** Returns the value of the key, or undefined if there is none or it has expired. */
  get<V extends Limited>(db: Db, key: LimitKey, now: Date): Promise<V | undefined>;
  /**
   * Passes the values of the keys to `turn` and stores the values that it returns, atomically. If `db` is a
   * transaction, the change is part of it. If `turn` throws, nothing is stored.
   */
  change<T extends readonly Limited[], R>(
    db: Db,
    keys: readonly LimitKey[],
    now: Date,
    turn: (values: Live<T>) => Changed<T, R>,
  ): Promise<R>;
}

/** Creates a limit store in memory, for a database that only one process uses. A restart clears it. */
export function memoryLimits(): LimitStore {
  const kinds = new Map<string, ReturnType<typeof createRecent<Limited>>>();
  const keptOf = (kind: string) => {
    const kept = kinds.get(kind) ?? createRecent<Limited>();
    kinds.set(kind, kept);
    return kept;
  };
  const valueOf = ([kind, of]: LimitKey, now: Date) => keptOf(kind).get(of, now);
  return {
    get: <V extends Limited>(_db: Db, key: LimitKey, now: Date) =>
      Promise.resolve(valueOf(key, now) as V | undefined),
    // async without await: the change runs synchronously, and errors become rejections.
    // eslint-disable-next-line @typescript-eslint/require-await
    change: async (_db, keys, now, turn) => {
      const { values = [], result } = turn(
        keys.map((key) => valueOf(key, now)) as unknown as Parameters<typeof turn>[0],
      );
      keys.forEach(([kind, of], index) => {
        const value = values[index];
        if (value) keptOf(kind).set(of, value);
      });
      return result;
    },
  };
}
