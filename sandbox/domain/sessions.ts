import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members, sessions } from '../db/schema/members';
import type { Member } from './members';
import { DAY_MS } from './time';

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
