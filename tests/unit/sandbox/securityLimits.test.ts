import { scryptSync } from 'node:crypto';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../sandbox/db/schema';
import {
  claimMail,
  isTrusted,
  limitAttempts,
  refundMail,
  startCooldown,
  trust,
  type MailRequest,
} from '../../../sandbox/domain/limits';
import { hashPassword, passwordMatches } from '../../../sandbox/domain/members';
import { movementsOf } from '../../../sandbox/domain/movements';
import { RequestError } from '../../../sandbox/errors';
import { openFreshDatabase } from '../../support/freshDatabase';
import { testClock } from './client';

// Limits are literals here: a test that imports a limit would still pass after the limit changed.
// Other limits are tested in codes.test.ts, limits.test.ts and mailLimits.test.ts (attempts and e-mails),
// auth.test.ts (sessions) and calls.test.ts (the minimum of a withdrawal).

let clock = testClock();
const db = await openFreshDatabase();
beforeEach(async () => {
  clock = testClock();
  await db.delete(limits);
});

const DAY = 24 * 3600;

describe('a password', () => {
  it('is hashed by scrypt with N 16384, r 8, p 1 and a random salt of 16 bytes', async () => {
    const [salt = '', key = ''] = (await hashPassword('Pass-1234')).split(':');
    expect(Buffer.from(salt, 'hex')).toHaveLength(16);
    const expected = scryptSync('Pass-1234', Buffer.from(salt, 'hex'), 32, { N: 16_384, r: 8, p: 1 });
    expect(key).toBe(expected.toString('hex'));
    expect(await passwordMatches('Pass-1234', `${salt}:${expected.toString('hex')}`)).toBe(true);
    expect(await passwordMatches('Pass-1235', `${salt}:${expected.toString('hex')}`)).toBe(false);
  });
});

it('the fee of a withdrawal to an address is 1 USDT', () => {
  const { moves } = movementsOf(100001).withdrawal('an address', new Big(10));
  expect(moves.map(({ wallet, amount }) => [wallet, amount.toFixed()])).toEqual([
    ['INCOME', '-10'],
    ['EXCHANGE', '9'],
    ['FEES', '1'],
  ]);
});

describe('the mail quota of an e-mail address', () => {
  const email = 'a@example.test';
  const member = { email, clientIp: 'home', purpose: 'signIn', requester: 'member' } as const;
  const stranger = { email, clientIp: 'x', purpose: 'reset', requester: 'anonymous' } as const;
  const claim = (request: MailRequest) => claimMail(db, request, clock.now());

  /** Requests `count` e-mails, each after the cool-down of the last. Returns how many were allowed. */
  const claims = async (request: MailRequest, count: number) => {
    let passed = 0;
    for (let i = 0; i < count; i += 1) {
      if (!(await claim(request))) passed += 1;
      clock.forward(30);
    }
    return passed;
  };

  it('is refunded for an e-mail whose code is redeemed, and only for that purpose', async () => {
    expect(await claims(member, 12)).toBe(10);
    await refundMail(db, email, 'withdrawal');
    expect(await claims(member, 1)).toBe(0);
    await refundMail(db, email, 'signIn');
    expect(await claims(member, 2)).toBe(1);
  });

  it('allows a trusted source 15 e-mails: ten as a member and five as an anonymous requester', async () => {
    expect(await claims({ ...stranger, requester: 'trusted' }, 25)).toBe(15);
  });

  it('allows one client IP 1000 e-mails a day to all e-mail addresses together', async () => {
    const to = (turn: number, clientIp: string) =>
      claim({ ...stranger, email: `${turn}@example.test`, clientIp });
    expect(await to(7, 'x')).toBeUndefined();
    // Count 998 more requests like the first one.
    await db.execute(sql`insert into ${limits} (key, request, until)
      select key, request || n, until from ${limits}, generate_series(1, 998) as n`);
    expect(await to(999, 'x')).toBeUndefined();
    expect((await to(1000, 'x'))?.message).toContain('from your network today');
    expect(await to(1000, 'y')).toBeUndefined();
    await refundMail(db, '7@example.test', 'reset');
    expect(await to(1001, 'x')).toBeUndefined();
    expect(await to(1002, 'x')).toBeDefined();
    clock.forward(DAY);
    expect(await to(1002, 'x')).toBeUndefined();
  });
});

describe('the attempt limiter', () => {
  const of = (email: string, clientIp: string) => ({ db, now: clock.now, email, clientIp });
  const wrong = () => Promise.reject(new RequestError('wrong'));

  /** Makes `count` wrong attempts at the same time. Returns how many were checked and not rejected with 429. */
  const countChecked = async (
    count: number,
    kind: 'password' | 'signIn',
    who: (turn: number) => [string, string],
  ) => {
    const all = await Promise.allSettled(
      Array.from({ length: count }, (_, turn) => limitAttempts(of(...who(turn)), kind, wrong)),
    );
    return all.filter((one) => one.status === 'rejected' && (one.reason as RequestError).status === 200)
      .length;
  };

  it('allows 200 wrong passwords from one client IP for all accounts together', async () => {
    expect(await countChecked(250, 'password', (turn) => [`${turn}`, 'x'])).toBe(200);
  });

  it('allows 100 wrong passwords for one account from all untrusted client IPs, and has no such limit for codes', async () => {
    expect(await countChecked(150, 'password', (turn) => ['a', `${turn}`])).toBe(100);
    expect(await countChecked(150, 'signIn', (turn) => ['a', `${turn}`])).toBe(150);
  });

  it('counts neither correct attempts nor attempts that failed with another error', async () => {
    const attempt = (run: () => Promise<string>) => limitAttempts(of('a', 'x'), 'password', run);
    for (let i = 0; i < 25; i += 1) expect(await attempt(() => Promise.resolve('right'))).toBe('right');
    for (let i = 0; i < 25; i += 1)
      await expect(attempt(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await countChecked(25, 'password', () => ['a', 'x'])).toBe(20);
  });
});

describe('the table of limits', () => {
  const start = (key: string) => startCooldown(db, ['test', key], 30, clock.now());

  it('stores keys only as hashes, and deletes expired rows', async () => {
    await start('a@example.test');
    expect(JSON.stringify(await db.select().from(limits))).not.toContain('a@example');
    clock.forward(30);
    await start('b@example.test');
    expect(await db.$count(limits)).toBe(1);
  });

  it('keeps a trusted source of an account for 30 days', async () => {
    const trusts = (clientIp: string, email = 'a') => isTrusted(db, { email, clientIp }, clock.now());
    await trust(db, { email: 'a', clientIp: 'x' }, clock.now());
    expect(await Promise.all([trusts('x'), trusts('y'), trusts('x', 'b')])).toEqual([true, false, false]);
    clock.forward(30 * DAY - 1);
    expect(await trusts('x')).toBe(true);
    clock.forward(1);
    expect(await trusts('x')).toBe(false);
  });
});
