import { describe, expect, it } from 'vitest';
import { createPace } from '../../contract/checker/pace';
import { createVirtualClock } from './virtualClock';

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
