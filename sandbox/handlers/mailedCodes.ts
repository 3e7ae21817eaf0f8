import { issueCode, redeemCode, wrongCode, type CodePurpose } from '../domain/codes';
import { memberByEmail, normaliseEmail, type Member } from '../domain/members';
import { Refusal } from '../domain/refusal';
import type { PublicContext } from './route';

/** The key of the wait between two codes. */
export const cooldownKey = (purpose: CodePurpose, email: string) => `${purpose}:${normaliseEmail(email)}`;

/** Sends a fresh code to a member and starts the wait before the next one. */
export async function sendCode(
  context: PublicContext,
  { id, email }: Member,
  purpose: CodePurpose,
): Promise<void> {
  const now = context.now();
  context.cooldown.start(cooldownKey(purpose, email), now);
  const code = await issueCode(context.db, { memberId: id, purpose, now });
  await context.mail({ to: email, purpose, code, at: now });
}

/** Uses up the code that was mailed to this e-mail, or refuses; wrong ones count towards the limit. */
export async function redeemByEmail(
  { db, failures, now }: PublicContext,
  { email, otp }: { email: string; otp: string },
  purpose: CodePurpose,
): Promise<Member> {
  const key = normaliseEmail(email);
  failures.check(key, now());
  try {
    const member = await memberByEmail(db, email);
    if (!member) throw wrongCode();
    await redeemCode(db, { memberId: member.id, purpose, now: now() }, otp);
    return member;
  } catch (error) {
    if (error instanceof Refusal) failures.add(key, now());
    throw error;
  }
}
