import { describe, expect, it, vi } from 'vitest';
import { at, clientOf, openSandbox, testClock } from './client';

vi.mock('node:crypto', async (original) => (await import('./cheapScrypt')).withCheapScrypt(await original()));

const clock = testClock();
const lines: string[] = [];

const sandbox = await openSandbox({ now: clock.now, rows: 2, log: (line) => lines.push(line) });
const client = clientOf(sandbox);

const dashboard = (token: string) => client.call('dashboard', undefined, token);
const unauthorized = { status: 401, body: { success: false, message: 'Unauthorized!' } };

describe('sessions', () => {
  it('open after a password and a code, and last 24 hours', async () => {
    const token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
    // Tokens are hexadecimal: a command line would read a token that begins with '-' as an option.
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(at(await dashboard(token), 'data.user.userId')).toBe('WH100001');
    clock.forward(24 * 3600 - 1);
    expect((await dashboard(token)).status).toBe(200);
    clock.forward(1);
    expect(await dashboard(token)).toEqual(unauthorized);
  });
});

describe('sign-up', () => {
  const email = 'New.Member@example.test';

  it.each([
    [{ sponserId: 'WH999999' }, 'No member has this sponsor code'],
    [{ phoneNumber: '123' }, 'Phone number should be exactly 10 digits'],
    [{ traderId: 'other' }, 'Unknown trader id'],
    [{ email: 'DEMO@example.test' }, 'This e-mail is already registered'],
  ])('rejects %j with an error message', async (changes, message) => {
    expect(await client.signUp(email, changes)).toEqual({ status: 200, body: { success: false, message } });
  });

  it('creates a member with empty wallets, who can sign in after verification', async () => {
    expect(at(await client.signUp(email), 'success')).toBe(true);
    const early = await client.call('signIn', { email, password: 'Some-1234' });
    expect(at(early, 'message')).toContain("isn't verified");
    const code = await client.mailedCode(email);
    expect(lines.at(-1)).toBe(`Code for new.member@example.test (account verification): ${code}`);
    expect(at(await client.call('verify', { email, otp: code }), 'success')).toBe(true);
    const reply = await dashboard(await client.signIn(email, 'Some-1234'));
    expect(at(reply, 'data.balance')).toBe('0');
    expect(at(reply, 'data.user.sponserId')).toBe('WH100001');
    expect(at(reply, 'data.user.isVerified')).toBe(true);
  });
});

describe.each(['Forgetotp', 'resendOtp'])('resending a code with type %s', (type) => {
  const resend = (email: string) => client.call('resendOtp', { email, type });

  it('returns the same response to members and strangers, after a sign-in and during the cool-down', async () => {
    clock.forward(60);
    await client.call('signIn', { email: 'friend@example.test', password: 'Friend-1234' });
    const first = await resend('friend@example.test');
    expect(at(first, 'success')).toBe(true);
    expect(first).toEqual(await resend('stranger@example.test'));
    clock.forward(10);
    const again = await resend('Friend@example.test');
    expect(at(again, 'message')).toContain('in 20 seconds');
    expect(again).toEqual(await resend('Stranger@example.test'));
    // A sign-in during the cool-down must not extend it.
    await client.call('signIn', { email: 'friend@example.test', password: 'Friend-1234' });
    clock.forward(20);
    expect(await resend('friend@example.test')).toEqual(first);
  });
});

describe('an unverified member', () => {
  it('gets a second code after the cool-down, with the same response as a stranger', async () => {
    const email = 'unverified@example.test';
    await client.signUp(email);
    const sent = lines.length;
    const resent = await client.call('resendOtp', { email, type: 'resendOtp' });
    expect(resent).toEqual(
      await client.call('resendOtp', { email: 'no-one@example.test', type: 'resendOtp' }),
    );
    expect(lines).toHaveLength(sent);
    clock.forward(30);
    expect(await client.call('resendOtp', { email, type: 'resendOtp' })).toEqual(resent);
    expect(lines.slice(sent)).toEqual([
      `Code for ${email} (account verification): ${await client.mailedCode(email)}`,
    ]);
    await client.call('resendOtp', { email, type: 'resendOtp' });
    expect(lines).toHaveLength(sent + 1);
  });
});

describe('a resend request', () => {
  it('sends no sign-in code without an earlier correct password', async () => {
    clock.forward(3600);
    const before = await client.mailedCode(sandbox.demo.email);
    await client.call('resendOtp', { email: sandbox.demo.email, type: 'resendOtp' });
    expect(await client.mailedCode(sandbox.demo.email)).toBe(before);
  });
});
