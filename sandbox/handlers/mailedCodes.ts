import { issueCode, tryCode, wrongCode, type CodePurpose } from '../domain/codes';
import { claimMail, limitAttempts, refundMail, trust, type MailRequest } from '../domain/limits';
import { lockMember, normalizeEmail, type Member } from '../domain/members';
import type { RequestError } from '../errors';
import type { Db } from '../db/open';
import type { PublicContext } from './route';

interface CodeRequest {
  readonly member: Member;
  readonly purpose: CodePurpose;
  readonly requester: MailRequest['requester'];
}

/** Issues and mails a new code. Returns a RequestError, and sends nothing, if a mail limit is reached. */
export async function sendCode(
  context: PublicContext,
  request: CodeRequest,
): Promise<RequestError | undefined> {
  const { db, clientIp } = context;
  const { member, purpose, requester } = request;
  const now = context.now();
  const error = await claimMail(db, { email: member.email, clientIp, purpose, requester }, now);
  if (error) return error;
  const code = await issueCode(db, { member, purpose, clientIp, now });
  await context.mail({ to: member.email, purpose, code, at: now });
  return undefined;
}

/**
 * Redeems the code that was mailed to `body.email` and runs `action`, in one transaction. Throws RequestError if the
 * code is wrong. Locks the member's row, so a code that a simultaneous reset voids is not accepted.
 */
export async function redeemByEmail<T>(
  context: PublicContext,
  body: { readonly email: string; readonly otp: string },
  purpose: CodePurpose,
  action: (tx: Db, member: Member) => Promise<T>,
): Promise<T> {
  const { db, clientIp, now } = context;
  const email = normalizeEmail(body.email);
  const { outcome } = await limitAttempts({ db, email, clientIp, now }, purpose, async () => {
    // Throw only after the transaction: a rollback would restore the attempts that a wrong code used.
    const redeemed = await db.transaction(async (tx) => {
      const member = await lockMember(tx, email);
      const isCorrect = await tryCode(tx, { member, purpose, clientIp, now: now() }, body.otp);
      return isCorrect && member ? { outcome: await action(tx, member) } : undefined;
    });
    if (!redeemed) throw wrongCode();
    return redeemed;
  });
  await refundMail(db, email, purpose);
  // The code proves access to the mailbox.
  await trust(db, { email, clientIp }, now());
  return outcome;
}
