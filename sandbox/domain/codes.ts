import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { codes } from '../db/schema/members';
import type { Member } from './members';
import { Refusal } from './refusal';

export type CodePurpose = typeof codes.$inferSelect.purpose;

export const CODE_MINUTES = 10;
const CODE_TRIES = 5;
/** Codes that may live side by side: mails overtake each other, and the older one should still work. */
const LIVE_CODES = 5;

interface Owner {
  /** As the database has it now; undefined for an e-mail that is nobody's. */
  readonly member: Pick<Member, 'id' | 'passwordHash'> | undefined;
  readonly purpose: CodePurpose;
  /** Who asks or guesses, as domain/source has it. */
  readonly source: string;
  readonly now: Date;
}

const hashOf = (...parts: readonly unknown[]) => createHash('sha256').update(parts.join(':')).digest('hex');

// A code is bound to the password it was mailed under: choosing another one voids it, and so does signing up
// anew with the e-mail, whatever happens at the same time.
const digest = ({ member, purpose }: Owner, code: string) =>
  hashOf(member?.id, purpose, member?.passwordHash, code);

const askedFrom = ({ member, source }: Owner) => hashOf(member?.id, member?.passwordHash, source);

/** No member has this id: an e-mail of nobody costs the same queries as one of a member. */
const NOBODY = 0;
const ofOwner = ({ member, purpose }: Owner) =>
  and(eq(codes.memberId, member?.id ?? NOBODY), eq(codes.purpose, purpose));

/** Makes a new code of six digits, kept hashed, bound to its member and purpose. */
export async function issueCode(
  db: Db,
  owner: Owner & { readonly member: NonNullable<Owner['member']> },
): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db.insert(codes).values({
    memberId: owner.member.id,
    purpose: owner.purpose,
    hash: digest(owner, code),
    askedFrom: askedFrom(owner),
    triesLeft: CODE_TRIES,
    othersTriesLeft: CODE_TRIES,
    expiresAt: new Date(owner.now.getTime() + CODE_MINUTES * 60_000),
  });
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(ofOwner(owner))
    .orderBy(desc(codes.id))
    .limit(LIVE_CODES);
  await db.delete(codes).where(and(ofOwner(owner), notInArray(codes.id, newest)));
  return code;
}

/** Whether a code of that purpose is still awaited. */
export async function hasLiveCode(db: Db, owner: Owner): Promise<boolean> {
  return (await db.$count(codes, and(ofOwner(owner), gt(codes.expiresAt, owner.now)))) > 0;
}

/** Voids every code of a member, whatever it is for. */
export async function voidCodes(db: Db, memberId: number): Promise<void> {
  await db.delete(codes).where(eq(codes.memberId, memberId));
}

/**
 * Uses a code up and says whether it was right; a wrong one costs each that lives a try. Whoever did not ask
 * for a code can only close it to others than who did: strangers' guesses take nobody the code away.
 */
export async function tryCode(tx: Db, owner: Owner, code: string): Promise<boolean> {
  await tx.delete(codes).where(and(ofOwner(owner), lte(codes.expiresAt, owner.now)));
  const live = await tx.select().from(codes).where(ofOwner(owner)).orderBy(codes.id).for('update');
  const from = askedFrom(owner);
  const match = live.find(
    (each) => each.hash === digest(owner, code) && (each.askedFrom === from || each.othersTriesLeft > 0),
  );
  if (match) {
    await tx.delete(codes).where(eq(codes.id, match.id));
    return true;
  }
  // Where none lives as well, so that the time taken does not tell.
  const ids = live.map(({ id }) => id);
  await tx
    .update(codes)
    .set({
      triesLeft: sql`${codes.triesLeft} - (${codes.askedFrom} = ${from})::int`,
      othersTriesLeft: sql`${codes.othersTriesLeft} - (${codes.askedFrom} <> ${from})::int`,
    })
    .where(inArray(codes.id, ids));
  await tx.delete(codes).where(and(inArray(codes.id, ids), lte(codes.triesLeft, 0)));
  return false;
}

export const wrongCode = () => new Refusal('This code is wrong or has expired');

/** Uses a code up, or refuses. The count of tries stays even when the caller's own work fails later. */
export async function redeemCode(db: Db, owner: Owner, code: string): Promise<void> {
  if (!(await db.transaction((tx) => tryCode(tx, owner, code)))) throw wrongCode();
}
