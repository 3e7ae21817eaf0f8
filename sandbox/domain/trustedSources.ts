import type { Db } from '../db/open';
import type { Limited, LimitKey, LimitStore } from './limitStore';
import { DAY_MS } from './time';

const REMEMBERED_DAYS = 30;
/** More sources than one member signs in from. */
const MAX_SOURCES = 8;

/** A caller and the account it calls for: a normalized e-mail and a network source (domain/source). */
export interface Caller {
  readonly email: string;
  readonly source: string;
}

interface Known extends Limited {
  readonly sources: readonly string[];
}

const keyOf = (email: string): LimitKey => ['knownSources', email];

/**
 * Creates the list of trusted sources: sources that redeemed a mailed code of the account. The limits that strangers
 * exhaust do not apply there. If a restart clears the list, the next redeemed code adds the source again.
 */
export function createTrustedSources(store: LimitStore) {
  return {
    async has(db: Db, { email, source }: Caller, now: Date): Promise<boolean> {
      const known = await store.get<Known>(db, keyOf(email), now);
      return known?.sources.includes(source) ?? false;
    },
    add: (db: Db, { email, source }: Caller, now: Date): Promise<void> =>
      store.change<[Known], undefined>(db, [keyOf(email)], now, ([known]) => {
        const others = known?.sources.filter((other) => other !== source) ?? [];
        const sources = [source, ...others].slice(0, MAX_SOURCES);
        return {
          values: [{ until: now.getTime() + REMEMBERED_DAYS * DAY_MS, sources }],
          result: undefined,
        };
      }),
  };
}

export type TrustedSources = ReturnType<typeof createTrustedSources>;
