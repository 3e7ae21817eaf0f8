import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { codeReasons, endpoints } from '../../src/api/endpoints';
import type { Db } from '../db/open';
import { accounts, members } from '../db/schema';
import { hasValidCode, issueCode, voidCodes, type CodePurpose } from '../domain/codes';
import { accountsOf } from '../domain/ledger';
import {
  closeSessions,
  hashPassword,
  type Member,
  memberByEmail,
  memberByUserId,
  normalizeEmail,
  openSession,
  passwordMatches,
} from '../domain/members';
import { RequestError } from '../errors';
import { claimMail, isTrusted, limitAttempts, startCooldown } from '../domain/limits';
import { redeemByEmail, sendCode } from './mailedCodes';
import { seedHistoryOnce } from '../seed/history';
import { history } from '../seed/people';
import { open, type PublicContext } from './route';

/** The trader id that the portal sends with every sign-up (product.md: Constants). */
const TRADER_ID = 'WH12H';
const PHONE_LENGTH = 10;

/**
 * Adds a member with three empty wallets. Replaces an unverified sign-up, so that a stranger can't block the owner's
 * e-mail. Returns undefined if the e-mail belongs to a verified member.
 */
async function upsertMember(tx: Db, values: typeof members.$inferInsert): Promise<Member | undefined> {
  const { name, phone, passwordHash, createdAt } = values;
  // A member with referrals keeps their sponsor: a new sponsor could create a cycle in the sponsor tree.
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

/** The cool-down between resend requests of one caller for one e-mail address, in seconds. */
const RESEND_SECONDS = 30;
/** The minimum response time of a resend request, in ms: longer than issuing and storing a code takes. */
const RESEND_MS = 100;

/** Returns whether a resend request may send a code. A sign-in code requires an earlier correct password. */
async function isWaitingFor({ db, clientIp, now }: PublicContext, member: Member, purpose: CodePurpose) {
  if (purpose === 'signIn') return hasValidCode(db, { member, purpose, clientIp, now: now() });
  return purpose === 'reset' || !member.verified;
}

/** Mails a new code if the e-mail belongs to a member who is waiting for a code, and the mail quota allows it. */
async function resendCode(context: PublicContext, email: string, type: string): Promise<void> {
  const member = await memberByEmail(context.db, email);
  if (!member) return;
  const purpose = type === codeReasons.reset ? 'reset' : member.verified ? 'signIn' : 'signUp';
  const { db, clientIp, now } = context;
  const trusted = await isTrusted(db, { email: member.email, clientIp }, now());
  const requester = trusted ? 'trusted' : 'anonymous';
  if (await isWaitingFor(context, member, purpose)) await sendCode(context, { member, purpose, requester });
}

export const authRoutes = [
  open(endpoints.signUp, async (context, body) => {
    const name = body.name.trim();
    if (name === '') throw new RequestError('Please enter the details');
    if (body.phoneNumber.length !== PHONE_LENGTH)
      throw new RequestError('Phone number should be exactly 10 digits');
    if (body.traderId !== TRADER_ID) throw new RequestError('Unknown trader id');
    const sponsor = await memberByUserId(context.db, body.sponserId);
    // An unverified sign-up may still be replaced, so it cannot be a sponsor.
    if (!sponsor?.verified) throw new RequestError('No member has this sponsor code');
    const now = context.now();
    const purpose = 'signUp';
    const values = {
      sponsorId: sponsor.id,
      name,
      email: normalizeEmail(body.email),
      phone: body.phoneNumber,
      passwordHash: await hashPassword(body.password),
      createdAt: now,
    };
    const code = await context.db.transaction(async (tx) => {
      const member = await upsertMember(tx, values);
      if (!member) throw new RequestError('This e-mail is already registered');
      // If the mail quota is reached, replace nothing: the last mailed code must stay valid.
      const { email } = member;
      const mail = { email, clientIp: context.clientIp, purpose, requester: 'anonymous' } as const;
      const error = await claimMail(tx, mail, context.now());
      if (error) throw error;
      await voidCodes(tx, member.id);
      return issueCode(tx, { member, purpose, clientIp: context.clientIp, now });
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

  open(endpoints.signIn, async (context, { email, password }) => {
    const { db, clientIp, now } = context;
    const member = await limitAttempts(
      { db, email: normalizeEmail(email), clientIp, now },
      'password',
      async () => {
        const found = await memberByEmail(db, email);
        if ((await passwordMatches(password, found?.passwordHash)) && found) return found;
        throw new RequestError('Wrong e-mail or password');
      },
    );
    if (member.id === history.id) await seedHistoryOnce(db, { seed: context.seed, now: now() });
    const purpose = member.verified ? 'signIn' : 'signUp';
    const error = await sendCode(context, { member, purpose, requester: 'member' });
    // No new e-mail is needed while the member has a valid code.
    if (error && !(await hasValidCode(db, { member, purpose, clientIp, now: now() }))) throw error;
    const message = error ? 'We just sent you a code. Use that one' : 'We sent a code to your e-mail';
    if (!member.verified) throw new RequestError(`Your account isn't verified yet. ${message}`);
    return { message };
  }),

  open(endpoints.verifySignIn, async (context, body) => {
    const token = await redeemByEmail(context, body, 'signIn', (tx, { id }) =>
      openSession(tx, id, context.now()),
    );
    return { message: 'Welcome back!', token };
  }),

  open(endpoints.resendOtp, async (context, { email, type }) => {
    const { db, clientIp, now } = context;
    // The cool-down uses the typed e-mail, before any lookup, and the response is always the same: otherwise, it would
    // reveal who is a member. The key includes the client IP, so that strangers cannot block the owner.
    await startCooldown(db, ['resends', normalizeEmail(email), clientIp], RESEND_SECONDS, now());
    // The response time must not reveal whether the account exists, so it is RESEND_MS in either case.
    await Promise.all([resendCode(context, email, type), sleep(RESEND_MS)]);
    return {
      message:
        'If this e-mail is waiting for a code, a new one is on its way. ' +
        'If you got one in the last 30 seconds, use that one or try again later',
    };
  }),

  open(endpoints.forgotePassword, async (context, body) => {
    if (body.password !== body.confirmpassword)
      throw new RequestError('Password and confirm password do not match');
    await redeemByEmail(context, body, 'reset', async (tx, { id }) => {
      const passwordHash = await hashPassword(body.password);
      await tx.update(members).set({ passwordHash }).where(eq(members.id, id));
      await voidCodes(tx, id);
      await closeSessions(tx, id);
    });
    return { message: 'Password changed. Sign in with your new password' };
  }),
];
