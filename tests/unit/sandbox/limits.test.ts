/** Tests of the limits on wrong passwords and codes, through the API. securityLimits.test.ts tests their figures. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientIpOf } from '../../../sandbox/domain/limits';
import { at, clientOf, openSandbox, otherThan, testClock, type Reply } from './client';

vi.mock('node:crypto', async (original) => (await import('./cheapScrypt')).withCheapScrypt(await original()));
vi.mock('node:timers/promises', () => import('./instantTimers'));

const clock = testClock();
let ips = 0;

const sandbox = await openSandbox({ now: clock.now, rows: 2 });
// Move the clock by an hour, after which the attempts of earlier tests no longer count.
beforeEach(() => clock.forward(3600));

const { demo } = sandbox;
/** Creates a caller with an IP address that no other caller has used. */
const newCaller = () => {
  ips += 1;
  const client = clientOf(sandbox, `10.1.${ips >> 8}.${ips & 255}`);
  return {
    ...client,
    password: (email: string, password = 'wrong') => client.call('signIn', { email, password }),
    code: (email: string, otp = '123456') => client.call('verifySignIn', { email, otp }),
  };
};
type Caller = ReturnType<typeof newCaller>;

const times = (count: number, call: (turn: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => call(turn)));
const rejectedOf = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 429).length;

async function reset(caller: Caller, email: string, password: string): Promise<Reply> {
  await caller.call('resendOtp', { email, type: 'Forgetotp' });
  const otp = await caller.mailedCode(email);
  return caller.call('forgotePassword', { email, password, confirmpassword: password, otp });
}

describe('the failure limit', () => {
  it('rejects every password for an account and client IP for 15 minutes after 20 wrong ones', async () => {
    const caller = newCaller();
    expect(rejectedOf(await times(20, () => caller.password(demo.email)))).toBe(0);
    expect((await caller.password(demo.email)).status).toBe(429);
    expect((await caller.password(demo.email, demo.password)).status).toBe(429);
    clock.forward(15 * 60 - 1);
    expect((await caller.password(demo.email)).status).toBe(429);
    clock.forward(1);
    expect((await caller.password(demo.email)).status).toBe(200);
  });

  it('blocks a client IP after 200 wrong codes for all e-mails together, and no other client IP', async () => {
    const [caller, other] = [newCaller(), newCaller()];
    const all = await times(205, (turn) => caller.code(`nobody-${turn}@example.test`));
    expect(rejectedOf(all)).toBe(5);
    expect((await other.code('nobody-1@example.test')).status).toBe(200);
  });

  it('counts the addresses of one IPv6 /64 network as one client IP', async () => {
    const from = (address: string) => clientOf(sandbox, address);
    const attempt = (address: string) =>
      from(address).call('verifySignIn', { email: 'six@example.test', otp: '123456' });
    const all = await times(25, (turn) => attempt(`2001:db8:1:2:${turn + 1}::${turn}`));
    expect(rejectedOf(all)).toBe(5);
    expect((await attempt('2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('wrong passwords from a stranger', () => {
  it('do not block a reset with a correct code, even from the same client IP', async () => {
    const caller = newCaller();
    await times(25, () => caller.password('friend@example.test'));
    expect(await reset(caller, 'friend@example.test', 'Friend-1234')).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });

  it('from many client IPs block only untrusted client IPs, and those only until a reset', async () => {
    const [owner, elsewhere] = [newCaller(), newCaller()];
    await owner.signIn(demo.email, demo.password);
    for (let client = 0; client < 5; client += 1) {
      const stranger = newCaller();
      expect(rejectedOf(await times(20, () => stranger.password(demo.email)))).toBe(0);
    }
    expect((await newCaller().password(demo.email)).status).toBe(429);
    expect((await owner.signIn(demo.email, demo.password)).length).toBeGreaterThan(40);
    expect((await elsewhere.password(demo.email, demo.password)).status).toBe(429);
    expect(at(await reset(elsewhere, demo.email, demo.password), 'success')).toBe(true);
    expect((await elsewhere.signIn(demo.email, demo.password)).length).toBeGreaterThan(40);
  });
});

describe('wrong codes from a stranger', () => {
  it('do not void the code for its owner', async () => {
    const [stranger, owner] = [newCaller(), newCaller()];
    await owner.password(demo.email, demo.password);
    const otp = await owner.mailedCode(demo.email);
    await times(20, () => stranger.code(demo.email, otherThan(otp)));
    expect(at(await owner.code(demo.email, otp), 'success')).toBe(true);
  });
});

describe('wrong withdrawal codes', () => {
  it('count as failures, but do not block a sign-in', async () => {
    const caller = newCaller();
    const token = await caller.signIn(demo.email, demo.password);
    const requestCode = () => caller.call('withrawOtp', undefined, token);
    await requestCode();
    const wrong = otherThan(await caller.mailedCode(demo.email));
    const order = (otp: string) =>
      caller.call('placeWithraw', { otp, walletAddress: '', amount: '1', withrawType: 'FUEL' }, token);
    const all = await times(22, () => order(wrong));
    expect(all.filter((reply) => at(reply, 'message') === 'This code is wrong or has expired')).toHaveLength(
      20,
    );
    expect(rejectedOf(all)).toBe(2);
    clock.forward(30);
    await requestCode();
    expect((await order(await caller.mailedCode(demo.email))).status).toBe(429);
    clock.forward(30);
    expect((await caller.signIn(demo.email, demo.password)).length).toBeGreaterThan(40);
  });
});

describe('the client IP', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8:0:1:aa::9', '2001:db8:0:1::/64'],
    ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1:2::5:6:7:8', '1:2:0:0::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
    ['::3:4:5:6:7:8', '0:0:3:4::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['this process', 'this process'],
  ])('with address %s is %s', (address, clientIp) => {
    expect(clientIpOf(address)).toBe(clientIp);
  });
});
