import { issueCode, redeemCode, wrongCode, type CodePurpose } from '../domain/codes';
import { memberByEmail, normaliseEmail, type Member } from '../domain/members';
import type { PublicContext } from './route';

/** Sends a fresh code to a member. Whoever may ask for codes freely starts a wait of its own first. */
export async function sendCode(
  context: PublicContext,
  { id, email }: Member,
  purpose: CodePurpose,
): Promise<void> {
  const now = context.now();
  const code = await issueCode(context.db, { memberId: id, purpose, now });
  await context.mail({ to: email, purpose, code, at: now });
}

/** Uses up the code that was mailed to this e-mail, or refuses; wrong ones count towards the limit. */
export async function redeemByEmail(
  { db, failures, now }: PublicContext,
  { email, otp }: { email: string; otp: string },
  purpose: CodePurpose,
): Promise<Member> {
  return failures.guard(normaliseEmail(email), now(), async () => {
    const member = await memberByEmail(db, email);
    if (!member) throw wrongCode();
    await redeemCode(db, { memberId: member.id, purpose, now: now() }, otp);
    return member;
  });
}
