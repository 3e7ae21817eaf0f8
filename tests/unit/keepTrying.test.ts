// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTrying, type Trying } from '../../src/core/keepTrying';

let trying: Trying | undefined;
let works = false;
const lefts: number[] = [];
const attempt = vi.fn((left: number) => {
  lefts.push(left);
  return Promise.resolve(works);
});
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const online = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  works = false;
  lefts.length = 0;
  attempt.mockClear();
  trying = keepTrying(attempt);
});
afterEach(() => {
  trying?.stop();
  vi.useRealTimers();
});

describe('a retry', () => {
  it('waits longer each time, reports the remaining tries, and stops after eight', async () => {
    for (const [index, pause] of [2, 4, 8, 16, 32, 60, 60, 60].entries()) {
      await pass(pause - 0.001);
      expect(attempt).toHaveBeenCalledTimes(index);
      await pass(0.001);
      expect(attempt).toHaveBeenCalledTimes(index + 1);
    }
    await pass(600);
    expect(lefts).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('stops after a success', async () => {
    await pass(2);
    works = true;
    await pass(4);
    await pass(600);
    await online();
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('runs at once when the browser is online again or when requested, and restarts the count', async () => {
    await pass(2 + 4);
    await online();
    expect(attempt).toHaveBeenCalledTimes(3);
    await pass(1.999);
    expect(attempt).toHaveBeenCalledTimes(3);
    await pass(0.001);
    expect(attempt).toHaveBeenCalledTimes(4);
    trying?.again();
    await pass(0);
    expect(attempt).toHaveBeenCalledTimes(5);
    expect(lefts).toEqual([7, 6, 8, 7, 8]);
  });

  it('never runs twice at the same time', async () => {
    let finish: (worked: boolean) => void = () => undefined;
    attempt.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await online();
    await online();
    await pass(60);
    expect(attempt).toHaveBeenCalledTimes(1);
    finish(false);
    await pass(2);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('stops when told, even during a try', async () => {
    let finish: (worked: boolean) => void = () => undefined;
    attempt.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await pass(2);
    trying?.stop();
    finish(false);
    await pass(600);
    await online();
    trying?.again();
    await pass(0);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
