/** Tests of cool-downs, of the attempt limiter and of the database table that stores their counts. */

import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeLimits, readLimit } from '../../../sandbox/db/limits';
import { limits } from '../../../sandbox/db/schema';
import { RequestError } from '../../../sandbox/errors';
import { limitAttempts, startCooldown, type FailureCount } from '../../../sandbox/domain/throttle';
import { limitsDatabase } from './limitsDatabase';

vi.mock('node:timers/promises', () => import('./instantTimers'));

const database = limitsDatabase();

const wrongAttempt = { status: 200, message: 'wrong' };
const of = (key: string, max: number, seconds = 60): FailureCount => ({
  key: [`of ${max}`, key],
  max,
  seconds,
});

/** Makes each pause of a waiting attempt last until the test ends it. Returns functions that end pauses. */
function holdPauses() {
  const resumes: (() => void)[] = [];
  const pending = () => new Promise<undefined>((resolve) => resumes.push(() => resolve(undefined)));
  vi.mocked(pause as (ms: number) => Promise<unknown>).mockImplementation(pending);
  onTestFinished(() => void vi.mocked(pause).mockReset());
  return resumes;
}

describe('limits', () => {
  it('name the remaining seconds of a cool-down', async () => {
    const start = (key: string) => startCooldown(database.db, ['test', key], 30, database.clock.now());
    await start('a');
    database.clock.forward(12);
    await expect(start('a')).rejects.toThrow('in 18 seconds');
    await expect(start('b')).resolves.toBeUndefined();
    database.clock.forward(18);
    await expect(start('a')).resolves.toBeUndefined();
  });

  describe('of failures', () => {
    const limitOfTwo = (seconds?: number) => {
      const context = { db: database.db, now: database.clock.now };
      const attempt = (outcome: () => Promise<string>) =>
        limitAttempts(context, [of('a', 2, seconds)], outcome);
      return {
        attempt,
        right: () => attempt(() => Promise.resolve('right')),
        wrong: () => attempt(() => Promise.reject(new RequestError('wrong'))),
        failing: () => attempt(() => Promise.reject(new Error('no database'))),
      };
    };

    it('reject attempts with 429 after too many, until the window ends', async () => {
      const { wrong, right } = limitOfTwo();
      await expect(wrong()).rejects.toMatchObject(wrongAttempt);
      await expect(wrong()).rejects.toMatchObject(wrongAttempt);
      await expect(right()).rejects.toMatchObject({
        status: 429,
        message: 'Too many failed attempts. Try again in a few minutes',
      });
      database.clock.forward(60);
      await expect(right()).resolves.toBe('right');
    });

    it('let parallel correct attempts wait for each other', async () => {
      const { right, wrong } = limitOfTwo();
      await expect(Promise.all(Array.from({ length: 9 }, right))).resolves.toHaveLength(9);
      const settled = await Promise.allSettled([wrong(), right(), wrong(), right(), wrong()]);
      const messages = settled.map((each) => each.status === 'rejected' && String(each.reason));
      expect(messages.filter((message) => message === 'RequestError: wrong')).toHaveLength(2);
    });

    it('apply to each count, and add a failure to each', async () => {
      const context = { db: database.db, now: database.clock.now };
      const wrong = (key: string) =>
        limitAttempts(context, [of(key, 1), of('all', 2)], () => Promise.reject(new RequestError('wrong')));
      await expect(wrong('a')).rejects.toMatchObject(wrongAttempt);
      await expect(wrong('a')).rejects.toMatchObject({ status: 429 });
      await expect(wrong('b')).rejects.toMatchObject(wrongAttempt);
      await expect(wrong('c')).rejects.toMatchObject({ status: 429 });
    });

    it('count neither correct attempts nor attempts that failed with another error', async () => {
      const { right, wrong, failing } = limitOfTwo();
      for (let i = 0; i < 3; i += 1) await expect(right()).resolves.toBe('right');
      for (let i = 0; i < 3; i += 1) await expect(failing()).rejects.toThrow('no database');
      await expect(wrong()).rejects.toMatchObject(wrongAttempt);
      await expect(right()).resolves.toBe('right');
    });

    it('keep the slots of other attempts when an attempt ends after its slot expired', async () => {
      const { attempt, right } = limitOfTwo(600);
      const startAttempt = async () => {
        let end: (result: string) => void = () => undefined;
        let done: Promise<string> | undefined;
        await new Promise<void>((started) => {
          done = attempt(() => {
            started();
            return new Promise((resolve) => (end = resolve));
          });
        });
        return async () => {
          end('done');
          await done;
        };
      };
      const endFirst = await startAttempt();
      database.clock.forward(60);
      const others = [await startAttempt(), await startAttempt()];
      await endFirst();
      const resumes = holdPauses();
      const fourth = right();
      // The attempt pauses, because the two others still hold their slots.
      await expect.poll(() => resumes.length).toBe(1);
      await Promise.all(others.map((end) => end()));
      resumes.pop()?.();
      await expect(fourth).resolves.toBe('right');
    });

    it('count an unfinished attempt as a failure for a minute', async () => {
      // Failures count for 600 s: after a minute, only the unfinished attempts have expired.
      const { attempt, right } = limitOfTwo(600);
      const startEndlessAttempt = () =>
        new Promise<void>((started) => {
          void attempt(() => {
            started();
            return new Promise(() => undefined);
          });
        });
      // Wait until the first has started: with a connection pool, the two could start in any order.
      await startEndlessAttempt();
      await startEndlessAttempt();
      const resumes = holdPauses();
      const thirdAttempt = right();
      const resume = async () => {
        await expect.poll(() => resumes.length).toBe(1);
        resumes.pop()?.();
      };
      await resume();
      // The attempt pauses again, because both unfinished attempts still count.
      await expect.poll(() => resumes.length).toBe(1);
      database.clock.forward(59);
      await resume();
      await expect.poll(() => resumes.length).toBe(1);
      database.clock.forward(1);
      await resume();
      await expect(thirdAttempt).resolves.toBe('right');
    });
  });
});

describe('the limit table', () => {
  const wrong = () =>
    limitAttempts({ db: database.db, now: database.clock.now }, [of('a@example.test', 2)], () =>
      Promise.reject(new RequestError('wrong')),
    );

  it('stores keys only as hashes', async () => {
    await expect(wrong()).rejects.toMatchObject(wrongAttempt);
    expect(JSON.stringify(await database.db.select().from(limits))).not.toContain('a@example');
  });

  it('stores nothing when a change fails, and keeps values that a change does not return', async () => {
    const until = database.clock.now().getTime() + 1000;
    const key = ['test', 'a'] as const;
    const put = (value: object) => () => ({ values: [{ until, ...value }], result: undefined });
    await changeLimits(database.db, [key], database.clock.now(), put({ first: true }));
    const fails = changeLimits(database.db, [key], database.clock.now(), () => {
      throw new RequestError('no');
    });
    await expect(fails).rejects.toThrow('no');
    await changeLimits(database.db, [key], database.clock.now(), () => ({ result: undefined }));
    expect(await readLimit(database.db, key, database.clock.now())).toEqual({ until, first: true });
    database.clock.forward(1);
    expect(await readLimit(database.db, key, database.clock.now())).toBeUndefined();
  });

  it('deletes expired rows during later changes', async () => {
    const start = async (count: number, kind: string) => {
      for (let key = 0; key < count; key += 1)
        await startCooldown(database.db, [kind, `${key}`], 1, database.clock.now());
    };
    await start(150, 'old');
    expect(await database.db.$count(limits)).toBe(150);
    database.clock.forward(2);
    // Every 200th change deletes the expired rows.
    await start(200, 'new');
    expect(await database.db.$count(limits)).toBe(200);
  });
});
