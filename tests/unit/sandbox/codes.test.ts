// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../sandbox/db/open';
import { codes, members } from '../../../sandbox/db/schema';
import {
  CODE_MINUTES,
  CODE_TRIES,
  issueCode,
  redeemCode,
  type CodePurpose,
} from '../../../sandbox/domain/codes';
import { Refusal } from '../../../sandbox/domain/refusal';
import { createCooldown, createFailureLimit } from '../../../sandbox/domain/throttle';
import { otherThan, testClock } from './client';

let database: OpenDatabase;
let clock = testClock();

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://' });
  for (const id of [1, 2])
    await database.db.insert(members).values({
      id,
      name: 'Somebody',
      email: `${id}@example.test`,
      phone: '',
      passwordHash: '',
      createdAt: clock.now(),
    });
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = testClock();
  await database.db.delete(codes);
});

const owner = (purpose: CodePurpose = 'signIn', memberId = 1) => ({ memberId, purpose, now: clock.now() });
const issue = () => issueCode(database.db, owner());
const redeem = (code: string, who = owner()) => redeemCode(database.db, who, code);
const refused = { name: 'Refusal', message: 'This code is wrong or no longer valid' };

describe('codes', () => {
  it('are six digits, kept hashed', async () => {
    const code = await issue();
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await database.db.select().from(codes))).not.toContain(code);
  });

  it('work once', async () => {
    const code = await issue();
    await expect(redeem(code)).resolves.toBeUndefined();
    await expect(redeem(code)).rejects.toMatchObject(refused);
  });

  it('work once even when used twice at the same time', async () => {
    const code = await issue();
    const settled = await Promise.allSettled([redeem(code), redeem(code), redeem(code)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are bound to member and purpose', async () => {
    const code = await issue();
    await expect(redeem(code, owner('withdrawal'))).rejects.toMatchObject(refused);
    await expect(redeem(code, owner('signIn', 2))).rejects.toMatchObject(refused);
    await expect(redeem(code)).resolves.toBeUndefined();
  });

  it('expire', async () => {
    const code = await issue();
    clock.forward(CODE_MINUTES * 60);
    await expect(redeem(code)).rejects.toMatchObject(refused);
  });

  it('survive four wrong tries, not five', async () => {
    const first = await issue();
    for (let i = 1; i < CODE_TRIES; i += 1)
      await expect(redeem(otherThan(first))).rejects.toMatchObject(refused);
    await expect(redeem(first)).resolves.toBeUndefined();
    const second = await issue();
    for (let i = 0; i < CODE_TRIES; i += 1)
      await expect(redeem(otherThan(second))).rejects.toMatchObject(refused);
    await expect(redeem(second)).rejects.toMatchObject(refused);
  });

  it('may overtake each other, five at most', async () => {
    const issued: string[] = [];
    for (let i = 0; i < 6; i += 1) issued.push(await issue());
    expect(await database.db.$count(codes)).toBe(5);
    await expect(redeem(issued[1] ?? '')).resolves.toBeUndefined();
    await expect(redeem(issued[5] ?? '')).resolves.toBeUndefined();
  });
});

describe('throttle', () => {
  it('says how long a cool-down still takes', () => {
    const cooldown = createCooldown(30);
    cooldown.start('a', clock.now());
    clock.forward(12);
    expect(() => cooldown.start('a', clock.now())).toThrow('wait 18 more seconds');
    expect(() => cooldown.start('b', clock.now())).not.toThrow();
    clock.forward(18);
    expect(() => cooldown.start('a', clock.now())).not.toThrow();
  });

  describe('of failures', () => {
    const limitOfTwo = () => {
      const limit = createFailureLimit({ max: 2, seconds: 60 });
      const guess = (outcome: () => Promise<string>) => limit.guard('a', clock.now(), outcome);
      return {
        right: () => guess(() => Promise.resolve('right')),
        wrong: () => guess(() => Promise.reject(new Refusal('wrong'))),
        broken: () => guess(() => Promise.reject(new Error('no database'))),
      };
    };
    const wrongly = { status: 200, message: 'wrong' };

    it('refuses with 429 after too many, for a while', async () => {
      const { wrong, right } = limitOfTwo();
      await expect(wrong()).rejects.toMatchObject(wrongly);
      await expect(wrong()).rejects.toMatchObject(wrongly);
      await expect(right()).rejects.toMatchObject({ status: 429 });
      clock.forward(60);
      await expect(right()).resolves.toBe('right');
    });

    it('counts guesses that are sent side by side', async () => {
      const { wrong } = limitOfTwo();
      const settled = await Promise.allSettled(Array.from({ length: 5 }, wrong));
      const messages = settled.map((each) => each.status === 'rejected' && String(each.reason));
      expect(messages.filter((message) => message === 'Refusal: wrong')).toHaveLength(2);
    });

    it('counts neither right guesses nor those that nobody could judge', async () => {
      const { right, wrong, broken } = limitOfTwo();
      for (let i = 0; i < 3; i += 1) await expect(right()).resolves.toBe('right');
      for (let i = 0; i < 3; i += 1) await expect(broken()).rejects.toThrow('no database');
      await expect(wrong()).rejects.toMatchObject(wrongly);
      await expect(right()).resolves.toBe('right');
    });
  });
});
