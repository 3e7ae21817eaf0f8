import { issueCode, redeemCode, tryCode, wrongCode, type CodePurpose } from '../domain/codes';
import type { MailRequest } from '../domain/mailQuota';
import { lockMember, normaliseEmail, type Member } from '../domain/members';
import type { Refusal } from '../domain/refusal';
import type { Db } from '../db/open';
import type { MemberContext, PublicContext } from './route';

interface CodeRequest {
  readonly member: Member;
  readonly purpose: CodePurpose;
  readonly requester: MailRequest['requester'];
}

/** Counts the e-mail of a requested code. Returns a Refusal if a mail limit is reached. */
export const claimMail = (
  { db, mailQuota, source, now }: PublicContext,
  { member: { email }, purpose, requester }: CodeRequest,
): Promise<Refusal | undefined> => mailQuota.claim(db, { email, source, purpose, requester }, now());

/** Issues and mails a new code. Returns a Refusal, and sends nothing, if a mail limit is reached. */
export async function sendCode(context: PublicContext, request: CodeRequest): Promise<Refusal | undefined> {
  const refusal = await claimMail(context, request);
  if (refusal) return refusal;
  const { member, purpose } = request;
  const now = context.now();
  const code = await issueCode(context.db, { member, purpose, source: context.source, now });
  await context.mail({ to: member.email, purpose, code, at: now });
  return undefined;
}

/** Tells the limits that the owner is at this source: a correct code proves access to the account's mailbox. */
async function ownerIsHere(
  { db, mailQuota, trustedSources, source, now }: PublicContext,
  email: string,
  purpose: CodePurpose,
): Promise<void> {
  await mailQuota.used(db, email, purpose, now());
  await trustedSources.add(db, { email, source }, now());
}

/**
 * Redeems the code that was mailed to an e-mail and runs `then`, in one transaction. Throws Refusal if the code is
 * wrong. The member's row is locked meanwhile, so a code that a simultaneous reset voids is not accepted.
 */
export async function redeemByEmail<T>(
  context: PublicContext,
  body: { readonly email: string; readonly otp: string },
  purpose: CodePurpose,
  then: (tx: Db, member: Member) => Promise<T>,
): Promise<T> {
  const { db, attempts, source, now } = context;
  const email = normaliseEmail(body.email);
  const { outcome } = await attempts.code(db, { email, source }, purpose, async () => {
    // Throw only after the transaction: a rollback would restore the attempts that a wrong code used.
    const done = await db.transaction(async (tx) => {
      const member = await lockMember(tx, email);
      const right = await tryCode(tx, { member, purpose, source, now: now() }, body.otp);
      return right && member ? { outcome: await then(tx, member) } : undefined;
    });
    if (!done) throw wrongCode();
    return done;
  });
  await ownerIsHere(context, email, purpose);
  return outcome;
}

/** Redeems a code of the signed-in member. Throws Refusal if it is wrong. */
export async function redeemOwn(context: MemberContext, purpose: CodePurpose, otp: string): Promise<void> {
  const { db, attempts, member, source, now } = context;
  const { email } = member;
  await attempts.code(db, { email, source }, purpose, () =>
    redeemCode(db, { member, purpose, source, now: now() }, otp),
  );
  await ownerIsHere(context, email, purpose);
}
