import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members } from '../db/schema/members';
import { textOf } from './serialize';

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
