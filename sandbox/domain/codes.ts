import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { codes } from '../db/schema';
import type { Member } from './members';
import { RequestError } from '../errors';

export type CodePurpose = typeof codes.$inferSelect.purpose;

export const CODE_MINUTES = 10;
const MAX_TRIES = 5;
/** How many codes are valid at a time. E-mails may arrive out of order, so older codes must still work. */
const MAX_VALID_CODES = 5;

interface Owner {
  /** The member's current row, or undefined for an unknown e-mail. */
  readonly member: Pick<Member, 'id' | 'passwordHash'> | undefined;
  readonly purpose: CodePurpose;
  readonly clientIp: string;
  readonly now: Date;
}

const hashOf = (...parts: readonly unknown[]) => createHash('sha256').update(parts.join(':')).digest('hex');

// A code is bound to the current password hash, so a password change or a repeated sign-up voids it.
const codeHash = ({ member, purpose }: Owner, code: string) =>
  hashOf(member?.id, purpose, member?.passwordHash, code);

const requestedFrom = ({ member, clientIp }: Owner) => hashOf(member?.id, member?.passwordHash, clientIp);

/** An id that no member has, so that an unknown e-mail runs the same queries as a known one. */
const NO_MEMBER_ID = 0;
const codesOf = ({ member, purpose }: Owner) =>
  and(eq(codes.memberId, member?.id ?? NO_MEMBER_ID), eq(codes.purpose, purpose));

/** Issues a code of six digits for a member and purpose. Only its hash is stored. */
export async function issueCode(
  db: Db,
  owner: Owner & { readonly member: NonNullable<Owner['member']> },
): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db.insert(codes).values({
    memberId: owner.member.id,
    purpose: owner.purpose,
    hash: codeHash(owner, code),
    requestedFrom: requestedFrom(owner),
    triesLeft: MAX_TRIES,
    othersTriesLeft: MAX_TRIES,
    expiresAt: new Date(owner.now.getTime() + CODE_MINUTES * 60_000),
  });
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(codesOf(owner))
    .orderBy(desc(codes.id))
    .limit(MAX_VALID_CODES);
  await db.delete(codes).where(and(codesOf(owner), notInArray(codes.id, newest)));
  return code;
}

export async function hasValidCode(db: Db, owner: Owner): Promise<boolean> {
  return (await db.$count(codes, and(codesOf(owner), gt(codes.expiresAt, owner.now)))) > 0;
}

/** Voids all codes of a member, for every purpose. */
export async function voidCodes(db: Db, memberId: number): Promise<void> {
  await db.delete(codes).where(eq(codes.memberId, memberId));
}

/**
 * Redeems a code and returns whether it was correct. A wrong code uses up one attempt of each valid code. Attempts from
 * other client IPs than the requester's are counted separately and void a code only for those IPs.
 */
export async function tryCode(tx: Db, owner: Owner, code: string): Promise<boolean> {
  await tx.delete(codes).where(and(codesOf(owner), lte(codes.expiresAt, owner.now)));
  const validCodes = await tx.select().from(codes).where(codesOf(owner)).orderBy(codes.id).for('update');
  const requester = requestedFrom(owner);
  const match = validCodes.find(
    (each) =>
      each.hash === codeHash(owner, code) && (each.requestedFrom === requester || each.othersTriesLeft > 0),
  );
  if (match) {
    await tx.delete(codes).where(eq(codes.id, match.id));
    return true;
  }
  // Run this update even if the member has no valid code, so that response times do not reveal whether one exists.
  const ids = validCodes.map(({ id }) => id);
  await tx
    .update(codes)
    .set({
      triesLeft: sql`${codes.triesLeft} - (${codes.requestedFrom} = ${requester})::int`,
      othersTriesLeft: sql`${codes.othersTriesLeft} - (${codes.requestedFrom} <> ${requester})::int`,
    })
    .where(inArray(codes.id, ids));
  await tx.delete(codes).where(and(inArray(codes.id, ids), lte(codes.triesLeft, 0)));
  return false;
}

export const wrongCode = () => new RequestError('This code is wrong or has expired');
