import { eq } from 'drizzle-orm';
import { codeReasons, endpoints } from '../../src/api/endpoints';
import { members } from '../db/schema';
import { hasLiveCode, type CodePurpose } from '../domain/codes';
import { memberByEmail, normaliseEmail, type Member } from '../domain/members';
import { hashPassword, passwordMatches } from '../domain/passwords';
import { Refusal } from '../domain/refusal';
import { closeSessions, openSession } from '../domain/sessions';
import { redeemByEmail, sendCode } from './mailedCodes';
import { open, type PublicContext } from './route';

/** Whether a code that is asked for again was ever due; a sign-in code needs the password first. */
async function isDue({ db, now }: PublicContext, { id, verified }: Member, purpose: CodePurpose) {
  if (purpose === 'signIn') return hasLiveCode(db, { memberId: id, purpose, now: now() });
  return purpose === 'reset' || !verified;
}

export const signInRoutes = [
  open(endpoints.signIn, async (context, { email, password }) => {
    const { db, failures, now } = context;
    const member = await failures.guard(normaliseEmail(email), now(), async () => {
      const found = await memberByEmail(db, email);
      if ((await passwordMatches(password, found?.passwordHash)) && found) return found;
      throw new Refusal('E-mail or password is wrong');
    });
    if (!member.verified) {
      await sendCode(context, member, 'signUp');
      throw new Refusal(
        'Your account is not verified yet. We have sent a new verification code to your e-mail',
      );
    }
    await sendCode(context, member, 'signIn');
    return { message: 'We have sent a code to your e-mail' };
  }),

  open(endpoints.verifySignIn, async (context, body) => {
    const { id } = await redeemByEmail(context, body, 'signIn');
    return { message: 'Welcome back!', token: await openSession(context.db, id, context.now()) };
  }),

  open(endpoints.resendOtp, async (context, { email, type }) => {
    // By what was typed, before anybody is looked up, and started by nothing else: the answer would
    // otherwise tell who is a member. A code that signing in or up has just mailed is therefore sent
    // again, as the answer says; more than one mail in each wait nobody gets out of this call.
    context.cooldown.start(`${type}:${normaliseEmail(email)}`, context.now());
    const member = await memberByEmail(context.db, email);
    const again: CodePurpose = !member || member.verified ? 'signIn' : 'signUp';
    const purpose = type === codeReasons.reset ? 'reset' : again;
    if (member && (await isDue(context, member, purpose))) await sendCode(context, member, purpose);
    return { message: 'If this e-mail belongs to a member who awaits a code, a new one is on its way' };
  }),

  open(endpoints.forgotePassword, async (context, body) => {
    if (body.password !== body.confirmpassword)
      throw new Refusal('Password and confirm password do not match');
    const { id } = await redeemByEmail(context, body, 'reset');
    const passwordHash = await hashPassword(body.password);
    await context.db.update(members).set({ passwordHash }).where(eq(members.id, id));
    await closeSessions(context.db, id);
    return { message: 'Your password is changed. Please sign in with the new one' };
  }),
];
