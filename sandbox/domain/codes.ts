import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { codes } from '../db/schema';
import { Refusal } from './refusal';

export type CodePurpose = typeof codes.$inferSelect.purpose;

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Codes that may live side by side: mails overtake each other, and the older one should still work. */
const LIVE_CODES = 5;

interface Owner {
  readonly memberId: number;
  readonly purpose: CodePurpose;
  readonly now: Date;
}

const digest = ({ memberId, purpose }: Owner, code: string) =>
  createHash('sha256').update(`${memberId}:${purpose}:${code}`).digest('hex');

const ofOwner = ({ memberId, purpose }: Owner) =>
  and(eq(codes.memberId, memberId), eq(codes.purpose, purpose));

/** Makes a new code of six digits, kept hashed, bound to its member and purpose. */
export async function issueCode(db: Db, owner: Owner): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db.insert(codes).values({
    memberId: owner.memberId,
    purpose: owner.purpose,
    hash: digest(owner, code),
    triesLeft: CODE_TRIES,
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

async function tryCode(tx: Db, owner: Owner, code: string): Promise<boolean> {
  await tx.delete(codes).where(and(ofOwner(owner), lte(codes.expiresAt, owner.now)));
  const live = await tx.select().from(codes).where(ofOwner(owner)).orderBy(codes.id).for('update');
  const match = live.find(({ hash }) => hash === digest(owner, code));
  if (match) {
    await tx.delete(codes).where(eq(codes.id, match.id));
    return true;
  }
  const ids = live.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(codes)
      .set({ triesLeft: sql`${codes.triesLeft} - 1` })
      .where(inArray(codes.id, ids));
    await tx.delete(codes).where(and(inArray(codes.id, ids), lte(codes.triesLeft, 0)));
  }
  return false;
}

export const wrongCode = () => new Refusal('This code is wrong or no longer valid');

/** Uses a code up, or refuses. The count of tries stays even when the caller's own work fails later. */
export async function redeemCode(db: Db, owner: Owner, code: string): Promise<void> {
  if (!(await db.transaction((tx) => tryCode(tx, owner, code)))) throw wrongCode();
}
