import { describe, expect, it } from 'vitest';
import { createPace, parseRetryAfter } from '../../contract/checker/pace';
import { createVirtualClock } from './virtualClock';

const NOW = Date.UTC(2026, 2, 5, 21, 0, 0);

describe('Retry-After', () => {
  it.each<[string | undefined, number | undefined, string?]>([
    ['3', 3000],
    [' 0 ', 0],
    ['1.5', 1500],
    ['Thu, 05 Mar 2026 21:00:10 GMT', 10_000],
    ['Thursday, 05-Mar-26 21:00:10 GMT', 10_000],
    ['2026-03-05T21:00:10Z', 10_000],
    ['Thu, 05 Mar 2026 20:00:00 GMT', 0],
    // The clock of this server is an hour fast.
    ['Thu, 05 Mar 2026 22:00:10 GMT', 10_000, 'Thu, 05 Mar 2026 22:00:00 GMT'],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j ms', (header, expected, date) => {
    expect(parseRetryAfter(header, NOW, date)).toBe(expected);
  });
});

describe('the pace of a check', () => {
  it('starts one request every two seconds at 0.5 per second', async () => {
    const clock = createVirtualClock();
    const pace = createPace(4, 0.5, clock);
    for (let request = 0; request < 4; request++) (await pace.start(undefined))();
    expect(clock.sleeps).toEqual([2000, 2000, 2000]);
  });

  it('pauses and halves its rate once for requests that met the same limit', async () => {
    const clock = createVirtualClock();
    const pace = createPace(4, 20, clock);
    for (let request = 0; request < 3; request++) {
      pace.slowDown();
      pace.pause(5000);
    }
    for (let request = 0; request < 3; request++) (await pace.start(undefined))();
    expect(clock.sleeps).toEqual([5000, 100, 100]);
  });

  it('returns to its rate after accepted requests, and never exceeds it', async () => {
    const clock = createVirtualClock();
    const pace = createPace(4, 20, clock);
    for (let limits = 0; limits < 10; limits++) pace.slowDown();
    const next = async () => {
      (await pace.start(undefined))();
      pace.recover();
    };
    for (let request = 0; request < 400; request++) await next();
    const sleeps = clock.sleeps.map(Math.round);
    expect([sleeps[0], sleeps.at(-1)]).toEqual([2000, 50]);
    expect(sleeps).toEqual(sleeps.toSorted((a, b) => b - a));
  });

  it('lets an urgent request pass those that wait', async () => {
    const pace = createPace(1, 1e6, createVirtualClock());
    const order: string[] = [];
    const end = await pace.start(undefined);
    const waiting = pace.start(undefined).then(() => order.push('waiting'));
    await pace.start(undefined, true).then(() => order.push('urgent'));
    end();
    await waiting;
    expect(order).toEqual(['urgent', 'waiting']);
  });
});
