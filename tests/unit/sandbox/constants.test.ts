// @vitest-environment node
import { scryptSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAttemptLimiter } from '../../../sandbox/domain/attemptLimiter';
import { createTrustedSources } from '../../../sandbox/domain/trustedSources';
import { createMailQuota } from '../../../sandbox/domain/mailQuota';
import { memoryLimits } from '../../../sandbox/domain/limitStore';
import { hashPassword, passwordMatches } from '../../../sandbox/domain/passwords';
import { createRecent } from '../../../sandbox/domain/recent';
import { Refusal } from '../../../sandbox/domain/refusal';
import { noDatabase } from '../../support/noDatabase';
import { testClock } from './client';

// Limits are literals here: a test that imports a limit still passes when the limit changes. Tests of other limits:
// codes.test.ts, limits.test.ts and mailLimits.test.ts (attempts and e-mails), auth.test.ts (sessions),
// withdrawals.test.ts (amounts).

let clock = testClock();
beforeEach(() => {
  clock = testClock();
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

describe('the mail quota of an address', () => {
  const email = 'a@example.test';
  const member = { email, source: 'home', purpose: 'signIn', requester: 'member' } as const;
  const anybody = { email, source: 'x', purpose: 'reset', requester: 'anybody' } as const;
  type Claim = Parameters<ReturnType<typeof createMailQuota>['claim']>[1];
  let letters = createMailQuota(memoryLimits());
  beforeEach(() => {
    letters = createMailQuota(memoryLimits());
  });

  /** Makes `count` claims, each after the cool-down of the last. Returns how many were allowed. */
  const claims = async (request: Claim, count: number) => {
    let passed = 0;
    for (let i = 0; i < count; i += 1) {
      if (!(await letters.claim(noDatabase, request, clock.now()))) passed += 1;
      clock.forward(30);
    }
    return passed;
  };

  it('allows ten e-mails for members and ten for anonymous requests in 24 hours, five of these per source', async () => {
    expect(await claims(anybody, 7)).toBe(5);
    expect(await claims({ ...anybody, source: 'y' }, 7)).toBe(5);
    expect(await claims({ ...anybody, source: 'z' }, 1)).toBe(0);
    expect(await claims(member, 12)).toBe(10);
    expect(await claims({ ...anybody, requester: 'known' }, 1)).toBe(0);
    clock = testClock();
    clock.forward(DAY - 1);
    expect((await letters.claim(noDatabase, { ...anybody, source: 'z' }, clock.now()))?.message).toContain(
      'Too many codes',
    );
    clock.forward(1);
    expect(await letters.claim(noDatabase, { ...anybody, source: 'z' }, clock.now())).toBeUndefined();
  });

  it('is refunded for an e-mail whose code is redeemed, and only for that purpose', async () => {
    expect(await claims(member, 12)).toBe(10);
    await letters.used(noDatabase, email, 'withdrawal', clock.now());
    expect(await claims(member, 1)).toBe(0);
    await letters.used(noDatabase, email, 'signIn', clock.now());
    expect(await claims(member, 2)).toBe(1);
  });

  it('combines both shares for a trusted source', async () => {
    expect(await claims({ ...anybody, requester: 'known' }, 25)).toBe(15);
  });

  it('allows one source 1000 e-mails a day to all addresses together', async () => {
    const to = (turn: number, source: string) =>
      letters.claim(noDatabase, { ...anybody, email: `${turn}@example.test`, source }, clock.now());
    for (let turn = 0; turn < 1000; turn += 1) expect(await to(turn, 'x')).toBeUndefined();
    expect((await to(1000, 'x'))?.message).toContain('from your network today');
    expect(await to(1000, 'y')).toBeUndefined();
    await letters.used(noDatabase, '7@example.test', 'reset', clock.now());
    expect(await to(1001, 'x')).toBeUndefined();
    expect(await to(1002, 'x')).toBeDefined();
    clock.forward(DAY);
    expect(await to(1002, 'x')).toBeUndefined();
  });
});

describe('the attempt limiter', () => {
  /** Makes `count` wrong attempts. Returns how many were checked and not rejected with 429. */
  const judged = async (
    count: number,
    kind: 'password' | 'code',
    who: (turn: number) => [string, string],
  ) => {
    const attempts = createAttemptLimiter(memoryLimits(), createTrustedSources(memoryLimits()), clock.now);
    const wrong = () => Promise.reject(new Refusal('wrong'));
    let passed = 0;
    for (let turn = 0; turn < count; turn += 1) {
      const [email, source] = who(turn);
      const caller = { email, source };
      const guess =
        kind === 'password'
          ? attempts.password(noDatabase, caller, wrong)
          : attempts.code(noDatabase, caller, 'signIn', wrong);
      await guess.catch((error: unknown) => {
        if ((error as Refusal).status === 200) passed += 1;
      });
    }
    return passed;
  };

  it('allows 200 wrong passwords from one source for all accounts together', async () => {
    expect(await judged(250, 'password', (turn) => [`${turn}`, 'x'])).toBe(200);
  });

  it('allows 100 wrong passwords for one account from all new sources, and has no such limit for codes', async () => {
    expect(await judged(150, 'password', (turn) => ['a', `${turn}`])).toBe(100);
    expect(await judged(150, 'code', (turn) => ['a', `${turn}`])).toBe(150);
  });
});

describe('the memory of callers', () => {
  it('holds 10,000 keys; one more evicts the least recently used key', () => {
    const recent = createRecent<{ until: number }>();
    const value = { until: clock.now().getTime() + 1000 };
    for (let key = 0; key < 10_000; key += 1) recent.set(`${key}`, value);
    expect(recent.get('0', clock.now())).toBe(value);
    recent.set('one more', value);
    expect(recent.get('1', clock.now())).toBeUndefined();
    for (const key of ['0', '2', '9999', 'one more']) expect(recent.get(key, clock.now())).toBe(value);
    clock.forward(1);
    expect(recent.get('2', clock.now())).toBeUndefined();
  });

  it('holds eight trusted sources per account for 30 days', async () => {
    const known = createTrustedSources(memoryLimits());
    for (let source = 0; source < 9; source += 1)
      await known.add(noDatabase, { email: 'a', source: `${source}` }, clock.now());
    const has = (source: string, email = 'a') => known.has(noDatabase, { email, source }, clock.now());
    expect(await Promise.all(['0', '1', '8'].map((source) => has(source)))).toEqual([false, true, true]);
    expect(await has('1', 'b')).toBe(false);
    clock.forward(30 * DAY - 1);
    expect(await has('8')).toBe(true);
    clock.forward(1);
    expect(await has('8')).toBe(false);
  });
});
