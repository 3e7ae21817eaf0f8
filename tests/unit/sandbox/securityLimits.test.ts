import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../sandbox/db/schema';
import { limitCodes, limitPasswords } from '../../../sandbox/domain/throttle';
import { claimMail, refundMail, type MailRequest } from '../../../sandbox/domain/mailQuota';
import { hashPassword, passwordMatches } from '../../../sandbox/domain/members';
import { RequestError } from '../../../sandbox/errors';
import { isTrusted, trust } from '../../../sandbox/domain/trustedSources';
import { testClock } from './client';
import { limitsDatabase } from './limitsDatabase';

// Limits are literals here: a test that imports a limit would still pass after the limit changed.
// Other limits are tested in codes.test.ts, limits.test.ts and mailLimits.test.ts (attempts and e-mails),
// auth.test.ts (sessions) and withdrawals.test.ts (amounts).

const database = limitsDatabase();

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

describe('the mail quota of an e-mail address', () => {
  const email = 'a@example.test';
  const member = { email, clientIp: 'home', purpose: 'signIn', requester: 'member' } as const;
  const stranger = { email, clientIp: 'x', purpose: 'reset', requester: 'anonymous' } as const;
  const claim = (request: MailRequest) => claimMail(database.db, request, database.clock.now());
  const refund = (to: string, purpose: MailRequest['purpose']) =>
    refundMail(database.db, to, purpose, database.clock.now());

  /** Requests `count` e-mails, each after the cool-down of the last. Returns how many were allowed. */
  const claims = async (request: MailRequest, count: number) => {
    let passed = 0;
    for (let i = 0; i < count; i += 1) {
      if (!(await claim(request))) passed += 1;
      database.clock.forward(30);
    }
    return passed;
  };

  it('allows ten e-mails for members and ten for anonymous requests in 24 hours, five of these per client IP', async () => {
    expect(await claims(stranger, 7)).toBe(5);
    expect(await claims({ ...stranger, clientIp: 'y' }, 7)).toBe(5);
    expect(await claims({ ...stranger, clientIp: 'z' }, 1)).toBe(0);
    expect(await claims(member, 12)).toBe(10);
    expect(await claims({ ...stranger, requester: 'trusted' }, 1)).toBe(0);
    database.clock = testClock();
    database.clock.forward(DAY - 1);
    expect((await claim({ ...stranger, clientIp: 'z' }))?.message).toContain('Too many codes');
    database.clock.forward(1);
    expect(await claim({ ...stranger, clientIp: 'z' })).toBeUndefined();
  });

  it('is refunded for an e-mail whose code is redeemed, and only for that purpose', async () => {
    expect(await claims(member, 12)).toBe(10);
    await refund(email, 'withdrawal');
    expect(await claims(member, 1)).toBe(0);
    await refund(email, 'signIn');
    expect(await claims(member, 2)).toBe(1);
  });

  it('allows a trusted source 15 e-mails: ten as a member and five as an anonymous requester', async () => {
    expect(await claims({ ...stranger, requester: 'trusted' }, 25)).toBe(15);
  });

  it('allows one client IP 1000 e-mails a day to all e-mail addresses together', async () => {
    const to = (turn: number, clientIp: string) =>
      claim({ ...stranger, email: `${turn}@example.test`, clientIp });
    for (let turn = 0; turn < 1000; turn += 1) expect(await to(turn, 'x')).toBeUndefined();
    expect((await to(1000, 'x'))?.message).toContain('from your network today');
    expect(await to(1000, 'y')).toBeUndefined();
    await refund('7@example.test', 'reset');
    expect(await to(1001, 'x')).toBeUndefined();
    expect(await to(1002, 'x')).toBeDefined();
    database.clock.forward(DAY);
    expect(await to(1002, 'x')).toBeUndefined();
  });
});

describe('the attempt limiter', () => {
  /** Makes `count` wrong attempts. Returns how many were checked and not rejected with 429. */
  const countChecked = async (
    count: number,
    kind: 'password' | 'code',
    who: (turn: number) => [string, string],
  ) => {
    await database.db.delete(limits);
    const wrong = () => Promise.reject(new RequestError('wrong'));
    let passed = 0;
    for (let turn = 0; turn < count; turn += 1) {
      const [email, clientIp] = who(turn);
      const attempt = { db: database.db, now: database.clock.now, email, clientIp };
      const guess =
        kind === 'password' ? limitPasswords(attempt, wrong) : limitCodes(attempt, 'signIn', wrong);
      await guess.catch((error: unknown) => {
        if ((error as RequestError).status === 200) passed += 1;
      });
    }
    return passed;
  };

  it('allows 200 wrong passwords from one client IP for all accounts together', async () => {
    expect(await countChecked(250, 'password', (turn) => [`${turn}`, 'x'])).toBe(200);
  });

  it('allows 100 wrong passwords for one account from all untrusted client IPs, and has no such limit for codes', async () => {
    expect(await countChecked(150, 'password', (turn) => ['a', `${turn}`])).toBe(100);
    expect(await countChecked(150, 'code', (turn) => ['a', `${turn}`])).toBe(150);
  });
});

describe('the list of trusted sources', () => {
  it('holds eight trusted sources per account for 30 days', async () => {
    for (let client = 0; client < 9; client += 1)
      await trust(database.db, { email: 'a', clientIp: `${client}` }, database.clock.now());
    const trusts = (clientIp: string, email = 'a') =>
      isTrusted(database.db, { email, clientIp }, database.clock.now());
    expect(await Promise.all(['0', '1', '8'].map((clientIp) => trusts(clientIp)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await trusts('1', 'b')).toBe(false);
    database.clock.forward(30 * DAY - 1);
    expect(await trusts('8')).toBe(true);
    database.clock.forward(1);
    expect(await trusts('8')).toBe(false);
  });
});
