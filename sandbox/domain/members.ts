import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members } from '../db/schema/members';
import { textOf } from './serialize';

export type Member = typeof members.$inferSelect;

/** 'WH100001' for member 100001; empty for nobody. */
export const userIdOf = (id: number | null): string => (id === null ? '' : `WH${id}`);

/** The member behind a user id, in either case; undefined where there is none. */
export async function memberByUserId(db: Db, userId: unknown): Promise<Member | undefined> {
  const id = /^WH(\d{1,9})$/i.exec(textOf(userId).trim())?.[1];
  if (!id) return undefined;
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.id, Number(id)));
  return member;
}

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export async function memberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.email, normaliseEmail(email)));
  return member;
}

/** The same, and nobody else changes the member until the transaction ends; rows may still point there. */
export async function lockMember(tx: Db, email: string): Promise<Member | undefined> {
  const [member] = await tx
    .select()
    .from(members)
    .where(eq(members.email, normaliseEmail(email)))
    .for('no key update');
  return member;
}

/** An address for the member's deposits; made up, no chain knows it. */
export const depositAddressOf = (memberId: number): string =>
  `0x${createHash('sha256').update(`deposit:${memberId}`).digest('hex').slice(0, 40)}`;
