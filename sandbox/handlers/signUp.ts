import { eq } from 'drizzle-orm';
import { endpoints } from '../../src/api/endpoints';
import type { Db } from '../db/open';
import { accounts, members } from '../db/schema';
import { accountsOf } from '../domain/ledger';
import { memberByUserId, normaliseEmail, type Member } from '../domain/members';
import { hashPassword } from '../domain/passwords';
import { Refusal } from '../domain/refusal';
import { redeemByEmail, sendCode } from './mailedCodes';
import { open } from './route';

const TRADER_ID = 'WH12H';
const PHONE_LENGTH = 10;

/** Adds a member with three empty wallets; undefined where the e-mail is taken. */
async function insertMember(db: Db, values: typeof members.$inferInsert): Promise<Member | undefined> {
  return db.transaction(async (tx) => {
    const [member] = await tx.insert(members).values(values).onConflictDoNothing().returning();
    if (member) await tx.insert(accounts).values(accountsOf(member.id));
    return member;
  });
}

export const signUpRoutes = [
  open(endpoints.signUp, async (context, body) => {
    const name = body.name.trim();
    if (name === '') throw new Refusal('Please enter the details');
    if (body.phoneNumber.length !== PHONE_LENGTH)
      throw new Refusal('Phone number should be exactly 10 digits');
    if (body.traderId !== TRADER_ID) throw new Refusal('This trader id is not known');
    const sponsor = await memberByUserId(context.db, body.sponserId);
    if (!sponsor) throw new Refusal('No member has this sponsor code');
    const member = await insertMember(context.db, {
      sponsorId: sponsor.id,
      name,
      email: normaliseEmail(body.email),
      phone: body.phoneNumber,
      passwordHash: await hashPassword(body.password),
      createdAt: context.now(),
    });
    if (!member) throw new Refusal('This e-mail is registered already');
    await sendCode(context, member, 'signUp');
    return { message: 'Welcome! We have sent a code to your e-mail' };
  }),

  open(endpoints.verify, async (context, body) => {
    const { id } = await redeemByEmail(context, body, 'signUp');
    await context.db.update(members).set({ verified: true }).where(eq(members.id, id));
    return { message: 'Your account is verified' };
  }),
];
