// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tableLimits } from '../../../sandbox/db/limitTable';
import type { OpenDatabase } from '../../../sandbox/db/open';
import { limits } from '../../../sandbox/db/schema/members';
import { memoryLimits } from '../../../sandbox/domain/limitStore';
import { Refusal } from '../../../sandbox/domain/refusal';
import { createCooldown, guarded, type FailureCount } from '../../../sandbox/domain/throttle';
import { openFreshDatabase } from '../../support/engine';
import { testClock } from './client';

vi.mock('node:timers/promises', () => import('./instantTimers'));

let database: OpenDatabase;
let clock = testClock();

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = testClock();
  await database.db.delete(limits);
});

const wrongly = { status: 200, message: 'wrong' };
const of = (key: string, max: number, seconds = 60): FailureCount => ({
  key: [`of ${max}`, key],
  max,
  seconds,
});

/** Holds every pause between two looks at a limit; returns the functions that end them. */
function holdPauses() {
  const resumes: (() => void)[] = [];
  const held = () => new Promise<undefined>((resolve) => resumes.push(() => resolve(undefined)));
  vi.mocked(pause as (ms: number) => Promise<unknown>).mockImplementation(held);
  onTestFinished(() => void vi.mocked(pause).mockReset());
  return resumes;
}

describe.each([
  ['memory', memoryLimits],
  ['the database', tableLimits],
])('what is counted in %s', (_where, createStore) => {
  it('says how long a cool-down still takes', async () => {
    const cooldown = createCooldown(createStore(), 'test', 30);
    const start = (key: string) => cooldown.start(database.db, key, clock.now());
    await start('a');
    clock.forward(12);
    await expect(start('a')).rejects.toThrow('in 18 seconds');
    await expect(start('b')).resolves.toBeUndefined();
    clock.forward(18);
    await expect(start('a')).resolves.toBeUndefined();
  });

  describe('of failures', () => {
    const limitOfTwo = (seconds?: number) => {
      const guarding = { db: database.db, store: createStore(), now: clock.now };
      const guess = (outcome: () => Promise<string>) => guarded(guarding, [of('a', 2, seconds)], outcome);
      return {
        guess,
        right: () => guess(() => Promise.resolve('right')),
        wrong: () => guess(() => Promise.reject(new Refusal('wrong'))),
        broken: () => guess(() => Promise.reject(new Error('no database'))),
      };
    };

    it('refuses with 429 after too many, for a while', async () => {
      const { wrong, right } = limitOfTwo();
      await expect(wrong()).rejects.toMatchObject(wrongly);
      await expect(wrong()).rejects.toMatchObject(wrongly);
      await expect(right()).rejects.toMatchObject({
        status: 429,
        message: 'Too many failed attempts. Try again in a few minutes',
      });
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
      const guarding = { db: database.db, store: createStore(), now: clock.now };
      const wrong = (key: string) =>
        guarded(guarding, [of(key, 1), of('all', 2)], () => Promise.reject(new Refusal('wrong')));
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

    it('keeps the place of an unjudged guess for a minute', async () => {
      // Longer than that: the count itself must not have run out.
      const { guess, right } = limitOfTwo(600);
      const beginOneForEver = () =>
        new Promise<void>((begun) => {
          void guess(() => {
            begun();
            return new Promise(() => undefined);
          });
        });
      // Each has its place before the next comes: the connections of a pool take turns as they like.
      await beginOneForEver();
      await beginOneForEver();
      const resumes = holdPauses();
      const late = right();
      const resume = async () => {
        await expect.poll(() => resumes.length, { timeout: 60_000 }).toBe(1);
        resumes.pop()?.();
      };
      await resume();
      // It pauses again, so it has found both places taken.
      await expect.poll(() => resumes.length, { timeout: 60_000 }).toBe(1);
      clock.forward(59);
      await resume();
      await expect.poll(() => resumes.length, { timeout: 60_000 }).toBe(1);
      clock.forward(1);
      await resume();
      await expect(late).resolves.toBe('right');
    });
  });
});

describe('limits in the database', () => {
  const wrong = (store = tableLimits()) =>
    guarded({ db: database.db, store, now: clock.now }, [of('a@example.test', 2)], () =>
      Promise.reject(new Refusal('wrong')),
    );

  it('are one for all who count in it', async () => {
    await expect(wrong()).rejects.toMatchObject(wrongly);
    await expect(wrong()).rejects.toMatchObject(wrongly);
    await expect(wrong()).rejects.toMatchObject({ status: 429 });
  });

  it('say nowhere in clear whom they are about', async () => {
    await expect(wrong()).rejects.toMatchObject(wrongly);
    expect(JSON.stringify(await database.db.select().from(limits))).not.toContain('a@example');
  });

  it('keep nothing of a change that fails, and a value that is not named', async () => {
    const store = tableLimits();
    const until = clock.now().getTime() + 1000;
    const key = ['test', 'a'] as const;
    const put = (value: object) => () => ({ values: [{ until, ...value }], result: undefined });
    await store.change(database.db, [key], clock.now(), put({ first: true }));
    const fails = store.change(database.db, [key], clock.now(), () => {
      throw new Refusal('no');
    });
    await expect(fails).rejects.toThrow('no');
    await store.change(database.db, [key], clock.now(), () => ({ result: undefined }));
    expect(await store.get(database.db, key, clock.now())).toEqual({ until, first: true });
    clock.forward(1);
    expect(await store.get(database.db, key, clock.now())).toBeUndefined();
  });

  it('are thrown away once they have run out, by and by', async () => {
    const store = tableLimits();
    const cooldown = createCooldown(store, 'test', 1);
    const start = async (count: number) => {
      for (let key = 0; key < count; key += 1) await cooldown.start(database.db, `${key}`, clock.now());
    };
    await start(150);
    expect(await database.db.$count(limits)).toBe(150);
    clock.forward(2);
    await start(50);
    expect(await database.db.$count(limits)).toBeLessThanOrEqual(50);
  });
});
