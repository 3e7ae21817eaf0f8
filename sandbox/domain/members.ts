import { createHash, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { DAY_MS, textOf } from './values';
import { promisify } from 'node:util';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members, sessions } from '../db/schema';

export type Member = typeof members.$inferSelect;

/** Formats a member id as a user id, such as 'WH100001'. Returns '' for null. */
export const userIdOf = (id: number | null): string => (id === null ? '' : `WH${id}`);

/** Finds a member by user id, ignoring case. Returns undefined if there is none. */
export async function memberByUserId(db: Db, userId: unknown): Promise<Member | undefined> {
  const id = /^WH(\d{1,9})$/i.exec(textOf(userId).trim())?.[1];
  if (!id) return undefined;
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.id, Number(id)));
  return member;
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const byEmail = (db: Db, email: string) =>
  db
    .select()
    .from(members)
    .where(eq(members.email, normalizeEmail(email)));

/** Finds a member by e-mail, ignoring case. Returns undefined if there is none. */
export const memberByEmail = async (db: Db, email: string): Promise<Member | undefined> =>
  (await byEmail(db, email))[0];

/** Finds a member by e-mail and locks the row for the transaction. Inserts that reference the row are not blocked. */
export const lockMember = async (tx: Db, email: string): Promise<Member | undefined> =>
  (await byEmail(tx, email).for('no key update'))[0];

/** Returns the member's deposit address. It is generated from the id and exists on no blockchain. */
export const depositAddressOf = (memberId: number): string =>
  `0x${createHash('sha256').update(`deposit:${memberId}`).digest('hex').slice(0, 40)}`;

const KEY_BYTES = 32;
/**
 * The scrypt cost: 16 MiB and about 50 ms. A different cost would invalidate all stored hashes, because they
 * don't record the cost.
 */
const COST = { N: 16_384, r: 8, p: 1 } as const;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const derive = (password: string, salt: Buffer) =>
  scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, COST);

/** Hashes a password with scrypt and a random salt. Returns 'salt:key', both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
}

/** Checks a password. Takes equally long without a hash, so the response time does not reveal who is registered. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = await derive(password, Buffer.from(salt || '00', 'hex'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a session of 24 hours and returns its token. Only the hash of the token is stored. */
export async function openSession(db: Db, memberId: number, now: Date): Promise<string> {
  // Hexadecimal, because base64url can begin with '-', which a command line takes for an option.
  const token = randomBytes(32).toString('hex');
  await db.delete(sessions).where(and(eq(sessions.memberId, memberId), lte(sessions.expiresAt, now)));
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  return token;
}

export async function memberOfToken(db: Db, token: string, now: Date): Promise<Member | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return row?.member;
}

export async function closeSessions(db: Db, memberId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
}
