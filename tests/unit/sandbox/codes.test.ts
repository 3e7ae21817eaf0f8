// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/db/open';
import { codes, members } from '../../../sandbox/db/schema';
import { issueCode, redeemCode, voidCodes, type CodePurpose } from '../../../sandbox/domain/codes';
import { Refusal } from '../../../sandbox/domain/refusal';
import { createCooldown, createFailureLimit, guarded } from '../../../sandbox/domain/throttle';
import { openFreshDatabase } from '../../support/engine';
import { otherThan, testClock } from './client';

let database: OpenDatabase;
let clock = testClock();

beforeAll(async () => {
  database = await openFreshDatabase();
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

const owner = (purpose: CodePurpose = 'signIn', id = 1, passwordHash = 'first') => ({
  member: { id, passwordHash },
  purpose,
  source: 'home',
  now: clock.now(),
});
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

  it('are bound to the password that they were mailed under', async () => {
    const code = await issue();
    await expect(redeem(code, owner('signIn', 1, 'second'))).rejects.toMatchObject(refused);
    await expect(redeem(code)).resolves.toBeUndefined();
  });

  it('are voided together, whatever they are for', async () => {
    const code = await issue();
    await issueCode(database.db, owner('withdrawal'));
    const others = await issueCode(database.db, owner('signIn', 2));
    await voidCodes(database.db, 1);
    await expect(redeem(code)).rejects.toMatchObject(refused);
    expect(await database.db.$count(codes)).toBe(1);
    await expect(redeem(others, owner('signIn', 2))).resolves.toBeUndefined();
  });

  it('of nobody are wrong', async () => {
    const code = await issue();
    await expect(redeemCode(database.db, { ...owner(), member: undefined }, code)).rejects.toMatchObject(
      refused,
    );
  });

  it('live for ten minutes', async () => {
    const codesOfNow = [await issue(), await issue()] as const;
    clock.forward(10 * 60 - 1);
    await expect(redeem(codesOfNow[0])).resolves.toBeUndefined();
    clock.forward(1);
    await expect(redeem(codesOfNow[1])).rejects.toMatchObject(refused);
  });

  it('survive four wrong tries, not five', async () => {
    const first = await issue();
    for (let i = 0; i < 4; i += 1) await expect(redeem(otherThan(first))).rejects.toMatchObject(refused);
    await expect(redeem(first)).resolves.toBeUndefined();
    const second = await issue();
    for (let i = 0; i < 5; i += 1) await expect(redeem(otherThan(second))).rejects.toMatchObject(refused);
    await expect(redeem(second)).rejects.toMatchObject(refused);
  });

  it('are not worn out by the wrong tries of somebody else, who has five as well', async () => {
    const elsewhere = { ...owner(), source: 'elsewhere' };
    const [code, other] = [await issue(), await issueCode(database.db, elsewhere)];
    for (let i = 0; i < 4; i += 1)
      await expect(redeem(otherThan(code), elsewhere)).rejects.toMatchObject(refused);
    await expect(redeem(code, elsewhere)).resolves.toBeUndefined();
    await expect(redeem(other, elsewhere)).resolves.toBeUndefined();

    const next = await issue();
    for (let i = 0; i < 5; i += 1)
      await expect(redeem(otherThan(next), elsewhere)).rejects.toMatchObject(refused);
    await expect(redeem(next, elsewhere)).rejects.toMatchObject(refused);
    await expect(redeem(next)).resolves.toBeUndefined();
  });

  it('say nowhere in clear who asked for them', async () => {
    await issue();
    expect(JSON.stringify(await database.db.select().from(codes))).not.toContain('home');
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
      const guess = (outcome: () => Promise<string>) => guarded([limit.of('a')], clock.now, outcome);
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

    it('lets right guesses that are sent side by side wait for each other', async () => {
      const { right, wrong } = limitOfTwo();
      await expect(Promise.all(Array.from({ length: 9 }, right))).resolves.toHaveLength(9);
      const settled = await Promise.allSettled([wrong(), right(), wrong(), right(), wrong()]);
      const messages = settled.map((each) => each.status === 'rejected' && String(each.reason));
      expect(messages.filter((message) => message === 'Refusal: wrong')).toHaveLength(2);
    });

    it('needs room in each of its counts, and counts in each', async () => {
      const [narrow, wide] = [
        createFailureLimit({ max: 1, seconds: 60 }),
        createFailureLimit({ max: 2, seconds: 60 }),
      ];
      const wrong = (key: string) =>
        guarded([narrow.of(key), wide.of('all')], clock.now, () => Promise.reject(new Refusal('wrong')));
      await expect(wrong('a')).rejects.toMatchObject(wrongly);
      await expect(wrong('a')).rejects.toMatchObject({ status: 429 });
      await expect(wrong('b')).rejects.toMatchObject(wrongly);
      await expect(wrong('c')).rejects.toMatchObject({ status: 429 });
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
