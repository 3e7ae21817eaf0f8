// Cool-downs, and limits of failed attempts. Both are stored in the database (db/limits).

import { setTimeout as delay } from 'node:timers/promises';
import { changeLimits, type Limited, type LimitKey } from '../db/limits';
import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import { RequestError } from '../errors';
import { isTrusted, type Caller } from './trustedSources';

/** Returns the error for a code that is requested before the cool-down ends at `until`, in epoch ms. */
export function cooldownError(until: number, now: Date): RequestError {
  const left = Math.ceil((until - now.getTime()) / 1000);
  return new RequestError(`You can request another code in ${left} ${left === 1 ? 'second' : 'seconds'}`);
}

/** Starts a cool-down of `seconds`. Throws RequestError with the remaining seconds while the key is cooling down. */
export const startCooldown = (db: Db, key: LimitKey, seconds: number, now: Date): Promise<undefined> =>
  changeLimits<[Limited]>(db, [key], now, ([entry]) => {
    if (entry) throw cooldownError(entry.until, now);
    return { values: [{ until: now.getTime() + seconds * 1000 }] };
  });

/** A limit of `max` failures for one key within `seconds`. */
export interface FailureCount {
  readonly key: LimitKey;
  readonly max: number;
  readonly seconds: number;
}

/** The attempts counted for one key in the current time window. */
interface Tally extends Limited {
  readonly failed: number;
  /** The expiry times of running attempts, in epoch ms. They expire because their process may have died. */
  readonly pending: readonly number[];
}

const ATTEMPT_TIMEOUT_MS = 60_000;
/** The interval at which a waiting attempt looks for a free slot, in ms. */
const POLL_MS = 20;

interface LimitContext {
  readonly db: Db;
  readonly now: () => Date;
}

const keysOf = (counts: readonly FailureCount[]) => counts.map(({ key }) => key);

/**
 * Reserves a slot for an attempt in each count. Returns the slot's expiry time in epoch ms, or undefined if
 * the attempt must wait, because the limit would be reached if all running attempts failed. Throws
 * RequestError (429) after too many failures.
 */
function reserveSlot({ db, now }: LimitContext, counts: readonly FailureCount[]) {
  const date = now();
  const at = date.getTime();
  const expiresAt = at + ATTEMPT_TIMEOUT_MS;
  return changeLimits<Tally[], number>(db, keysOf(counts), date, (tallies) => {
    const current = counts.map(({ max, seconds }, index) => {
      const tally = tallies[index] ?? { until: at + seconds * 1000, failed: 0, pending: [] };
      return { max, tally: { ...tally, pending: tally.pending.filter((until) => until > at) } };
    });
    if (current.some(({ max, tally }) => tally.failed >= max))
      throw new RequestError('Too many failed attempts. Try again in a few minutes', 429);
    if (current.some(({ max, tally }) => tally.failed + tally.pending.length >= max)) return {};
    const values = current.map(({ tally }) => ({ ...tally, pending: [...tally.pending, expiresAt] }));
    return { values, result: expiresAt };
  });
}

/** Releases the slot. If the attempt failed, adds a failure to each count. */
const endAttempt = (
  { db, now }: LimitContext,
  counts: readonly FailureCount[],
  slot: number,
  hasFailed: boolean,
) =>
  changeLimits<Tally[]>(db, keysOf(counts), now(), (tallies) => ({
    values: tallies.map((tally) => {
      if (!tally) return undefined;
      const index = tally.pending.indexOf(slot);
      // A slot that expired is no longer in the list.
      const pending = index < 0 ? tally.pending : tally.pending.toSpliced(index, 1);
      return { ...tally, failed: tally.failed + (hasFailed ? 1 : 0), pending };
    }),
  }));

/**
 * Runs an attempt, and adds a failure to each count if it throws RequestError. Throws RequestError (429) if a count has
 * reached its limit. Attempts reserve a slot first; otherwise, parallel attempts would all pass the limit.
 */
export async function limitAttempts<T>(
  context: LimitContext,
  counts: readonly FailureCount[],
  attempt: () => Promise<T>,
): Promise<T> {
  let slot = await reserveSlot(context, counts);
  while (slot === undefined) {
    await delay(POLL_MS);
    slot = await reserveSlot(context, counts);
  }
  let hasFailed = false;
  try {
    return await attempt();
  } catch (error) {
    hasFailed = error instanceof RequestError;
    throw error;
  } finally {
    await endAttempt(context, counts, slot, hasFailed);
  }
}

const seconds = 15 * 60;
const FROM_ONE_IP_AT_ONE_ACCOUNT = { max: 20, seconds };
/** The limit of one client IP across all accounts. */
const FROM_ONE_IP = { max: 200, seconds };
/** The shared limit of all client IPs that are not trusted for the account. It never blocks trusted sources. */
const FROM_UNTRUSTED_IPS_AT_ONE_ACCOUNT = { max: 100, seconds };

type Attempt = Caller & LimitContext;

/** Runs an attempt. A trusted source of the account is limited only by its own failures on that account. */
async function limitByCaller<T>(
  { db, now, ...caller }: Attempt,
  sourceLimit: FailureCount,
  sharedLimits: readonly FailureCount[],
  attempt: () => Promise<T>,
): Promise<T> {
  const counts = (await isTrusted(db, caller, now())) ? [sourceLimit] : [...sharedLimits, sourceLimit];
  return limitAttempts({ db, now }, counts, attempt);
}

/**
 * Runs a password check of an account. Throws RequestError (429) after too many failures. Unknown e-mails count like
 * known ones. Codes are counted separately, so wrong passwords never block a password reset.
 */
export function limitPasswords<T>(context: Attempt, attempt: () => Promise<T>): Promise<T> {
  const { email, clientIp } = context;
  const sharedLimits: FailureCount[] = [
    { key: ['passwordsOfSource', clientIp], ...FROM_ONE_IP },
    { key: ['passwordsOfAccount', email], ...FROM_UNTRUSTED_IPS_AT_ONE_ACCOUNT },
  ];
  const key = ['passwords', JSON.stringify([email, clientIp])] as const;
  return limitByCaller(context, { key, ...FROM_ONE_IP_AT_ONE_ACCOUNT }, sharedLimits, attempt);
}

/** Runs a check of a code that was mailed to the account. Throws as `limitPasswords` does. */
export function limitCodes<T>(context: Attempt, purpose: CodePurpose, attempt: () => Promise<T>): Promise<T> {
  const { email, clientIp } = context;
  const sharedLimits: FailureCount[] = [{ key: ['codesOfSource', clientIp], ...FROM_ONE_IP }];
  const key = ['codes', JSON.stringify([email, clientIp, purpose])] as const;
  return limitByCaller(context, { key, ...FROM_ONE_IP_AT_ONE_ACCOUNT }, sharedLimits, attempt);
}
