import type { Clock } from '../../contract/checker/types';

/** A clock whose `sleep` takes no time. `sleeps` lists the waits in ms. */
export interface VirtualClock extends Clock {
  readonly sleeps: readonly number[];
}

export function createVirtualClock(start = Date.UTC(2026, 2, 5)): VirtualClock {
  let now = start;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    sleep: (ms) => {
      sleeps.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}
