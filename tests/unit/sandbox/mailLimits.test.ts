import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, clientOf, openSandbox, signedIn, testClock, type Client } from './client';

vi.mock('node:crypto', async (original) => (await import('./cheapScrypt')).withCheapScrypt(await original()));
vi.mock('node:timers/promises', () => import('./instantTimers'));

const clock = testClock();
const lines: string[] = [];

const sandbox = await openSandbox({ now: clock.now, rows: 2, log: (line) => lines.push(line) });
const client = clientOf(sandbox, '10.2.0.1');
// Move the clock by 25 hours, after which the e-mails of earlier tests no longer count.
beforeEach(() => clock.forward(25 * 3600));

const from = (ip: string) => clientOf(sandbox, ip);
const { demo } = sandbox;
const signIn = () => client.call('signIn', demo);
const requestReset = (email: string, caller = client) =>
  caller.call('resendOtp', { email, type: 'Forgetotp' });
/** Runs `work`. Returns the number of e-mails that were sent to the address meanwhile. */
async function mailsDuring(email: string, work: () => Promise<unknown>): Promise<number> {
  const sent = () => lines.filter((line) => line.startsWith(`Code for ${email} `)).length;
  const before = sent();
  await work();
  return sent() - before;
}
const redeem = async (email: string) =>
  client.call('verifySignIn', { email, otp: await client.mailedCode(email) });

describe('the e-mails to one e-mail address', () => {
  it('are limited to one for twelve sign-ins in a row', async () => {
    const count = await mailsDuring(demo.email, async () => {
      for (let i = 0; i < 12; i += 1) expect(at(await signIn(), 'success')).toBe(true);
    });
    expect(count).toBe(1);
    expect(at(await signIn(), 'message')).toBe('We just sent you a code. Use that one');
    expect(at(await redeem(demo.email), 'success')).toBe(true);
  });

  it('have a cool-down of 30 seconds, shared by all purposes', async () => {
    const token = await client.signIn(demo.email, demo.password);
    const requestWithdrawalCode = () => client.call('withrawOtp', undefined, token);
    expect(at(await requestWithdrawalCode(), 'success')).toBe(true);
    clock.forward(29);
    const waiting = 'You can request another code in 1 second';
    expect(at(await requestWithdrawalCode(), 'message')).toBe(waiting);
    // The latest code was for a withdrawal, so the response can't refer the member to a sign-in code.
    expect(await signIn()).toEqual({ status: 200, body: { success: false, message: waiting } });
    expect(await mailsDuring(demo.email, () => requestReset(demo.email))).toBe(0);
    clock.forward(1);
    expect(await mailsDuring(demo.email, signIn)).toBe(1);
  });

  it('have no cool-down after the last code was redeemed', async () => {
    const count = await mailsDuring(demo.email, async () => {
      for (let i = 0; i < 5; i += 1) {
        await signIn();
        expect(at(await redeem(demo.email), 'success')).toBe(true);
      }
    });
    expect(count).toBe(5);
  });

  it('are limited to twenty unused codes a day: ten for members, ten for anonymous requests', async () => {
    const repeatCall = async (count: number, caller: Client, call: (caller: Client) => Promise<unknown>) => {
      for (let i = 0; i < count; i += 1) {
        clock.forward(30);
        await call(caller);
      }
    };
    const email = 'friend@example.test';
    const byAnonymous = (caller: Client) => requestReset(email, caller);
    const byMember = (caller: Client) => caller.call('signIn', { email, password: 'Friend-1234' });
    expect(await mailsDuring(email, () => repeatCall(6, from('10.2.1.1'), byAnonymous))).toBe(5);
    expect(await mailsDuring(email, () => repeatCall(6, from('10.2.1.2'), byAnonymous))).toBe(5);
    expect(await mailsDuring(email, () => repeatCall(1, from('10.2.1.3'), byAnonymous))).toBe(0);
    expect(await mailsDuring(email, () => repeatCall(11, from('10.2.1.3'), byMember))).toBe(10);
    // Once no valid sign-in code is left, the message names the daily limit.
    clock.forward(600);
    expect(at(await byMember(from('10.2.1.3')), 'message')).toBe(
      'Too many codes were sent to this e-mail today. Try again tomorrow',
    );
    clock.forward(24 * 3600);
    expect(await mailsDuring(email, () => byMember(client))).toBe(1);
  });

  it('that strangers request do not block a password reset by the owner', async () => {
    const email = demo.email;
    await client.signIn(email, demo.password);
    for (const ip of ['10.2.2.1', '10.2.2.2', '10.2.2.3'])
      for (let i = 0; i < 6; i += 1) {
        clock.forward(30);
        await requestReset(email, from(ip));
      }
    clock.forward(30);
    expect(await mailsDuring(email, () => requestReset(email))).toBe(1);
  });

  it('can be requested by one caller during the cool-down of another caller', async () => {
    await requestReset('somebody@example.test', from('10.2.3.1'));
    expect(at(await requestReset('somebody@example.test', from('10.2.3.1')), 'message')).toContain(
      'You can request another code in 30 seconds',
    );
    expect(at(await requestReset('somebody@example.test', from('10.2.3.2')), 'success')).toBe(true);
  });
});

describe('a resent code', () => {
  it('gets the same response after the same delay of 100 ms for members and strangers', async () => {
    const pauses = vi.mocked(pause as (ms: number) => Promise<unknown>);
    const resetWithDelay = async (email: string) => {
      const events: string[] = [];
      let resume = () => {};
      pauses.mockClear();
      pauses.mockImplementationOnce(() => new Promise<void>((done) => (resume = done)));
      const reset = requestReset(email, from('10.2.4.1')).then((reply) => {
        events.push('answered');
        return reply;
      });
      await expect.poll(() => pauses.mock.calls).toEqual([[100]]);
      // Run a sign-up meanwhile: if the resend did not wait for the delay, its response would arrive before the
      // sign-up ends.
      await from('10.2.4.2').signUp(demo.email);
      events.push('resumed');
      resume();
      return { reply: await reset, events };
    };
    const known = await resetWithDelay(demo.email);
    expect(known).toMatchObject({ reply: { body: { success: true } }, events: ['resumed', 'answered'] });
    expect(await resetWithDelay('nobody@example.test')).toEqual(known);
  });
});

describe('an e-mail that a stranger signed up with', () => {
  const email = 'owner@example.test';
  const welcome = { success: true, message: 'Welcome! We sent a code to your e-mail' };
  const stranger = {
    password: 'Theirs-1234',
    name: 'Stranger',
    phoneNumber: '5550100666',
    sponserId: 'WH100002',
  };
  const owner = { password: 'Mine-12345', name: 'Owner', phoneNumber: '5550100777', sponserId: 'WH100000' };
  const verify = (otp: string, to = email) => client.call('verify', { email: to, otp });

  it('can be signed up again by its owner until it is verified', async () => {
    expect((await client.signUp(email, stranger)).body).toEqual(welcome);
    const first = await client.mailedCode(email);
    clock.forward(30);
    expect((await client.signUp(email, owner)).body).toEqual(welcome);
    const second = await client.mailedCode(email);
    expect(at(await verify(first), 'success')).toBe(false);
    expect(at(await verify(second), 'success')).toBe(true);
    expect(at(await client.call('signIn', { email, password: 'Theirs-1234' }), 'message')).toBe(
      'Wrong e-mail or password',
    );
    const token = await client.signIn(email, 'Mine-12345');
    const { body } = await client.call('dashboard', undefined, token);
    expect(body).toMatchObject({
      data: { balance: '0', user: { name: 'Owner', phoneNumber: '5550100777', sponserId: 'WH100000' } },
    });
    expect(at(await client.signUp(email, stranger), 'message')).toBe('This e-mail is already registered');
  });

  it("is never verified for the stranger by the owner's code", async () => {
    const email = 'raced@example.test';
    await client.signUp(email, owner);
    const owners = await client.mailedCode(email);
    clock.forward(30);
    await from('10.2.5.1').signUp(email, stranger);
    expect(at(await verify(owners, email), 'success')).toBe(false);
    expect(at(await client.call('signIn', { email, password: 'Theirs-1234' }), 'message')).toContain(
      "isn't verified",
    );
  });

  it('can be signed up again only after the cool-down, and the first sign-up stays valid until then', async () => {
    const email = 'cooling@example.test';
    await client.signUp(email, owner);
    const code = await client.mailedCode(email);
    clock.forward(10);
    expect(at(await from('10.2.6.1').signUp(email, stranger), 'message')).toContain(
      'You can request another code in 20 seconds',
    );
    expect(at(await verify(code, email), 'success')).toBe(true);
    expect((await client.signIn(email, 'Mine-12345')).length).toBeGreaterThan(40);
  });

  it('cannot be a sponsor before it is verified', async () => {
    const sponsor = 'sponsor@example.test';
    await client.signUp(sponsor);
    const { call } = await signedIn(sandbox);
    const sponserId = at(await call('sponsers', { limit: 1, skip: 0 }), 'data.0.userId');
    expect(sponserId).toMatch(/^WH/);
    expect(at(await client.signUp('below@example.test', { sponserId }), 'message')).toBe(
      'No member has this sponsor code',
    );
  });
});

describe('a new password', () => {
  it('replaces the password, and voids all valid codes and all sessions', async () => {
    const { email, password } = demo;
    const token = await client.signIn(email, password);
    await client.call('withrawOtp', undefined, token);
    const withdrawalCode = await client.mailedCode(email);
    clock.forward(30);
    await signIn();
    const signInCode = await client.mailedCode(email);
    clock.forward(30);
    await requestReset(email);
    const otp = await client.mailedCode(email);
    const changed = 'Next-1234';
    const change = { email, otp, password: changed };
    const mismatch = await client.call('forgotePassword', { ...change, confirmpassword: password });
    expect(at(mismatch, 'message')).toBe('Password and confirm password do not match');
    const done = await client.call('forgotePassword', { ...change, confirmpassword: changed });
    expect(at(done, 'success')).toBe(true);
    // The reset voided the pending sign-in code, so a resend request has nothing to send.
    const again = () => from('10.2.7.1').call('resendOtp', { email, type: 'resendOtp' });
    expect(await mailsDuring(email, again)).toBe(0);
    const reply = await client.call('verifySignIn', { email, otp: signInCode });
    expect(at(reply, 'message')).toBe('This code is wrong or has expired');
    expect(at(reply, 'token')).toBeUndefined();
    expect((await client.call('dashboard', undefined, token)).status).toBe(401);
    const order = { otp: withdrawalCode, walletAddress: '', amount: '1', withrawType: 'FUEL' };
    expect(at(await signIn(), 'message')).toBe('Wrong e-mail or password');
    const next = await client.signIn(email, changed);
    const withdrawal = await client.call('placeWithraw', order, next);
    expect(at(withdrawal, 'message')).toBe('This code is wrong or has expired');
  });
});
