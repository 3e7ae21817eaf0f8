import type { Db } from '../db/open';
import type { Limited, LimitKey, LimitStore } from './limitStore';
import { DAY_MS } from './time';

const REMEMBERED_DAYS = 30;
/** More than the places that one member signs in from. */
const MAX_SOURCES = 8;

/** Who calls, and for which account: the e-mail as members keep it, the source as domain/source has it. */
export interface Caller {
  readonly email: string;
  readonly source: string;
}

interface Known extends Limited {
  readonly sources: readonly string[];
}

const keyOf = (email: string): LimitKey => ['knownSources', email];

/**
 * From where an account was opened by a code from its mailbox: what strangers do does not hold its owner up
 * there. Where a restart forgets it, an owner is known again with the next code.
 */
export function createKnownSources(store: LimitStore) {
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

export type KnownSources = ReturnType<typeof createKnownSources>;
