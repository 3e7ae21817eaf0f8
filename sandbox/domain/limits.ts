// Cool-downs, mail quotas, limits of failed attempts, and trusted sources. They share one table and one way of counting.

import { createHash, randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, count, desc, eq, gt, inArray, like, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { limits } from '../db/schema';
import { RequestError } from '../errors';
import type { CodePurpose } from './codes';
import { DAY_MS } from './values';

/** The client IP and the account that the request is about, as a normalized e-mail. */
interface Caller {
  readonly email: string;
  readonly clientIp: string;
}

type LimitKey = readonly [kind: string, ...subjects: string[]];

/** At most `max` requests with this key within `seconds`. */
interface Limit {
  readonly key: LimitKey;
  readonly max: number;
  readonly seconds: number;
  /** Returns the error when the limit is reached. `left` is the time until the newest request expires, in ms. */
  readonly error: (left: number) => RequestError;
}

const DAY = DAY_MS / 1000;

/** Returns a hash, because a typed e-mail can have any length and must not be readable in the database. */
const hashOf = (key: LimitKey) => createHash('sha256').update(JSON.stringify(key)).digest('base64url');

const expiryOf = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Counts a request in each limit. Returns the id of the request, which begins with `kind`, or the error of the first
 * limit that is reached. The table is locked meanwhile, so parallel requests can't exceed a limit.
 */
const countRequest = (db: Db, all: readonly Limit[], now: Date, kind = ''): Promise<string | RequestError> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${limits} in share row exclusive mode`);
    await tx.delete(limits).where(lte(limits.until, now));
    const hashes = all.map(({ key }) => hashOf(key));
    const counted = await tx
      .select({ key: limits.key, count: count(), until: max(limits.until) })
      .from(limits)
      .where(inArray(limits.key, hashes))
      .groupBy(limits.key);
    for (const [index, limit] of all.entries()) {
      const found = counted.find(({ key }) => key === hashes[index]);
      if (found && found.count >= limit.max)
        return limit.error((found.until?.getTime() ?? 0) - now.getTime());
    }
    const request = `${kind} ${randomUUID()}`;
    await tx
      .insert(limits)
      .values(all.map(({ key, seconds }) => ({ key: hashOf(key), request, until: expiryOf(now, seconds) })));
    return request;
  });

/** Removes a request from all limits. */
const uncountRequest = (db: Db, request: string) => db.delete(limits).where(eq(limits.request, request));

function cooldown(key: LimitKey, seconds: number): Limit {
  const error = (ms: number) => {
    const left = Math.ceil(ms / 1000);
    return new RequestError(`You can request another code in ${left} ${left === 1 ? 'second' : 'seconds'}`);
  };
  return { key, max: 1, seconds, error };
}

/** Starts a cool-down. Throws RequestError with the remaining seconds while the key is cooling down. */
export async function startCooldown(db: Db, key: LimitKey, seconds: number, now: Date): Promise<void> {
  const counted = await countRequest(db, [cooldown(key, seconds)], now);
  if (counted instanceof RequestError) throw counted;
}

const trustedKey = ({ email, clientIp }: Caller) => hashOf(['trustedSource', email, clientIp]);

/**
 * Returns whether a client IP is a trusted source of an account: it has redeemed a code of the account within 30 days.
 * Limits that strangers can exhaust don't apply to trusted sources.
 */
export const isTrusted = async (db: Db, caller: Caller, now: Date): Promise<boolean> =>
  (await db.$count(limits, and(eq(limits.key, trustedKey(caller)), gt(limits.until, now)))) > 0;

/** Adds a client IP to the trusted sources of an account, or renews it. */
export async function trust(db: Db, caller: Caller, now: Date): Promise<void> {
  const key = trustedKey(caller);
  await db.delete(limits).where(eq(limits.key, key));
  await db.insert(limits).values({ key, request: '', until: expiryOf(now, 30 * DAY) });
}

interface Attempt extends Caller {
  readonly db: Db;
  readonly now: () => Date;
}

const failures = (max: number, ...key: LimitKey): Limit => ({
  key,
  max,
  seconds: 15 * 60,
  error: () => new RequestError('Too many failed attempts. Try again in a few minutes', 429),
});

/** Returns the limits of failed attempts. A trusted source is limited only by its own failures on the account. */
async function limitsOf({ db, email, clientIp, now }: Attempt, kind: 'password' | CodePurpose) {
  const own = failures(20, kind, email, clientIp);
  if (await isTrusted(db, { email, clientIp }, now())) return [own];
  return kind === 'password'
    ? [failures(200, 'passwordsOfIp', clientIp), failures(100, 'passwordsOfAccount', email), own]
    : [failures(200, 'codesOfIp', clientIp), own];
}

/**
 * Runs an attempt: a check of a password, or of a code that was mailed for a purpose. Throws RequestError (429) after too
 * many failures. Unknown e-mails count like known ones. An attempt counts as failed until it succeeds or throws another
 * error than RequestError. Codes are counted separately, so wrong passwords never block a password reset.
 */
export async function limitAttempts<T>(
  context: Attempt,
  kind: 'password' | CodePurpose,
  attempt: () => Promise<T>,
): Promise<T> {
  const { db, now } = context;
  const counted = await countRequest(db, await limitsOf(context, kind), now());
  if (counted instanceof RequestError) throw counted;
  try {
    const result = await attempt();
    await uncountRequest(db, counted);
    return result;
  } catch (error) {
    if (!(error instanceof RequestError)) await uncountRequest(db, counted);
    throw error;
  }
}

export interface MailRequest extends Caller {
  readonly purpose: CodePurpose;
  /**
   * A 'member' has given the password or has a session; 'trusted' is a trusted source of the account; everyone else is
   * 'anonymous'.
   */
  readonly requester: 'member' | 'trusted' | 'anonymous';
}

const quota = (max: number, what: string, ...key: LimitKey): Limit => ({
  key,
  max,
  seconds: DAY,
  error: () => new RequestError(`Too many codes were ${what} today. Try again tomorrow`),
});

const mailCooldownKey = (email: string): LimitKey => ['mailCooldown', email];
const memberMailsKey = (email: string): LimitKey => ['mailsForMembers', email];
const anonymousMailsKey = (email: string): LimitKey => ['mailsForAnonymous', email];
const SENT = 'sent to this e-mail';

/**
 * Counts a code's e-mail before it is sent, or returns the error of an exhausted quota or a running cool-down. Quotas count
 * e-mails with unused codes of the last 24 hours. Members and anonymous requesters have separate quotas, so strangers can't
 * use up those of a member; a trusted source can use both.
 */
export async function claimMail(
  db: Db,
  { email, clientIp, purpose, requester }: MailRequest,
  now: Date,
): Promise<RequestError | undefined> {
  const claim = async (quotas: readonly Limit[]) => {
    const ofIp = quota(1000, 'requested from your network', 'mailsOfIp', clientIp);
    const all = [cooldown(mailCooldownKey(email), 30), ...quotas, ofIp];
    const counted = await countRequest(db, all, now, purpose);
    return counted instanceof RequestError ? counted : undefined;
  };
  const forMembers = [quota(10, SENT, ...memberMailsKey(email))];
  const forAnonymous = [
    quota(10, SENT, ...anonymousMailsKey(email)),
    quota(5, SENT, ...anonymousMailsKey(email), clientIp),
  ];
  if (requester === 'member') return claim(forMembers);
  const error = requester === 'trusted' ? await claim(forMembers) : undefined;
  return requester === 'trusted' && !error ? undefined : claim(forAnonymous);
}

/**
 * Ends the cool-down of an e-mail address, and no longer counts its newest e-mail of a purpose. Called when a code was
 * redeemed.
 */
export async function refundMail(db: Db, email: string, purpose: CodePurpose): Promise<void> {
  const keys = [memberMailsKey(email), anonymousMailsKey(email)].map(hashOf);
  const [newest] = await db
    .select()
    .from(limits)
    .where(and(inArray(limits.key, keys), like(limits.request, `${purpose} %`)))
    .orderBy(desc(limits.id))
    .limit(1);
  if (newest) await uncountRequest(db, newest.request);
  await db.delete(limits).where(eq(limits.key, hashOf(mailCooldownKey(email))));
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** The number of groups in a /64 network. Providers assign a whole /64 to one customer, so it counts as one caller. */
const NETWORK_GROUPS = 4;

/**
 * Returns the text by which limits identify a caller: the IPv4 address, or the /64 network of an IPv6
 * address. Returns text that is not an IP address unchanged.
 */
export function clientIpOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  // URL normalizes the address: shortest form, lower case, no dotted IPv4 part.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before = [], after = []] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = Array<string>(GROUPS - before.length - after.length).fill('0');
  return `${[...before, ...gap, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
