import { eq, sql } from 'drizzle-orm';
import { endpoints } from '../../src/api/endpoints';
import type { Db } from '../db/open';
import { accounts } from '../db/schema/ledger';
import { members } from '../db/schema/members';
import { issueCode, voidCodes } from '../domain/codes';
import { accountsOf } from '../domain/ledger';
import { memberByUserId, normaliseEmail, type Member } from '../domain/members';
import { hashPassword } from '../domain/passwords';
import { Refusal } from '../domain/refusal';
import { claimMail } from '../domain/mailQuota';
import { redeemByEmail } from './mailedCodes';
import { open } from './route';

const TRADER_ID = 'WH12H';
const PHONE_LENGTH = 10;

/**
 * Adds a member with three empty wallets. Replaces an unverified sign-up with the same e-mail; otherwise, a stranger
 * could block the owner's e-mail. Returns undefined if the e-mail belongs to a verified member.
 */
async function putMember(tx: Db, values: typeof members.$inferInsert): Promise<Member | undefined> {
  const { name, phone, passwordHash, createdAt } = values;
  // A member with referrals keeps their sponsor: a new sponsor could create a cycle in the tree.
  const sponsorId = sql`case when exists (select from members below where below.sponsor_id = ${members.id})
    then ${members.sponsorId} else excluded.sponsor_id end`;
  const [member] = await tx
    .insert(members)
    .values(values)
    .onConflictDoUpdate({
      target: members.email,
      set: { sponsorId, name, phone, passwordHash, createdAt },
      setWhere: eq(members.verified, false),
    })
    .returning();
  if (member) await tx.insert(accounts).values(accountsOf(member.id)).onConflictDoNothing();
  return member;
}

export const signUpRoutes = [
  open(endpoints.signUp, async (context, body) => {
    const name = body.name.trim();
    if (name === '') throw new Refusal('Please enter the details');
    if (body.phoneNumber.length !== PHONE_LENGTH)
      throw new Refusal('Phone number should be exactly 10 digits');
    if (body.traderId !== TRADER_ID) throw new Refusal('Unknown trader id');
    const sponsor = await memberByUserId(context.db, body.sponserId);
    // An unverified sign-up may still be replaced, so it cannot be a sponsor.
    if (!sponsor?.verified) throw new Refusal('No member has this sponsor code');
    const now = context.now();
    const purpose = 'signUp';
    const values = {
      sponsorId: sponsor.id,
      name,
      email: normaliseEmail(body.email),
      phone: body.phoneNumber,
      passwordHash: await hashPassword(body.password),
      createdAt: now,
    };
    const code = await context.db.transaction(async (tx) => {
      const member = await putMember(tx, values);
      if (!member) throw new Refusal('This e-mail is already registered');
      // If the mail quota is reached, replace nothing: the last mailed code must stay valid.
      const { email } = member;
      const mail = { email, source: context.source, purpose, requester: 'anonymous' } as const;
      const refusal = await claimMail(tx, mail, context.now());
      if (refusal) throw refusal;
      await voidCodes(tx, member.id);
      return issueCode(tx, { member, purpose, source: context.source, now });
    });
    await context.mail({ to: values.email, purpose, code, at: now });
    return { message: 'Welcome! We sent a code to your e-mail' };
  }),

  open(endpoints.verify, async (context, body) => {
    await redeemByEmail(context, body, 'signUp', async (tx, { id }) => {
      await tx.update(members).set({ verified: true }).where(eq(members.id, id));
    });
    return { message: 'Your account is verified' };
  }),
];
