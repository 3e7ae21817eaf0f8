import { changeLimits, readLimit, type Limited, type LimitKey } from '../db/limits';
import type { Db } from '../db/open';
import { DAY_MS } from './values';

const REMEMBERED_DAYS = 30;
/** The maximum number of trusted sources of an account. Members seldom sign in from as many. */
const MAX_SOURCES = 8;

/** The client IP and the account that the request is about, as a normalized e-mail. */
export interface Caller {
  readonly email: string;
  readonly clientIp: string;
}

interface Trusted extends Limited {
  readonly sources: readonly string[];
}

const keyOf = (email: string): LimitKey => ['trustedSources', email];

/**
 * Returns whether a client IP is a trusted source of an account: it has redeemed a code of the account.
 * Limits that strangers can exhaust don't apply to trusted sources.
 */
export async function isTrusted(db: Db, { email, clientIp }: Caller, now: Date): Promise<boolean> {
  const trusted = await readLimit<Trusted>(db, keyOf(email), now);
  return trusted?.sources.includes(clientIp) ?? false;
}

/**
 * Adds a client IP to the trusted sources of an account, or renews it. Drops the oldest source when there are
 * too many. All sources of the account expire 30 days after the last call.
 */
export const trust = (db: Db, { email, clientIp }: Caller, now: Date): Promise<undefined> =>
  changeLimits<[Trusted]>(db, [keyOf(email)], now, ([trusted]) => {
    const others = trusted?.sources.filter((other) => other !== clientIp) ?? [];
    const sources = [clientIp, ...others].slice(0, MAX_SOURCES);
    return { values: [{ until: now.getTime() + REMEMBERED_DAYS * DAY_MS, sources }] };
  });
