import type { Db } from '../db/open';
import { createRecent } from './recent';

/** What limits keep of a caller or an address, until epoch ms. */
export interface Limited {
  readonly until: number;
}

/** Of what kind it is, and whose; kinds do not push each other out. */
export type LimitKey = readonly [kind: string, of: string];

type Live<T extends readonly Limited[]> = { readonly [I in keyof T]: T[I] | undefined };

interface Changed<T extends readonly Limited[], R> {
  /** Kept from now on; one that is undefined stays as it is. */
  readonly values?: Live<T>;
  readonly result: R;
}

/** Where limits keep what they count. */
export interface LimitStore {
  /** The value of that key, if it has not run out. */
  get<V extends Limited>(db: Db, key: LimitKey, now: Date): Promise<V | undefined>;
  /**
   * Hands the values of these keys to `turn` and keeps what that makes of them; no other change of any comes
   * between. It is part of the transaction, where `db` is one; nothing is kept where `turn` throws.
   */
  change<T extends readonly Limited[], R>(
    db: Db,
    keys: readonly LimitKey[],
    now: Date,
    turn: (values: Live<T>) => Changed<T, R>,
  ): Promise<R>;
}

/** For a database that one process has to itself: limits begin anew with it. */
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
    // An async function that awaits nothing: it ends before anything else begins, and fails as a promise.
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
