import type { Clock } from '../../contract/checker/types';

/** Creates a clock whose `sleep` takes no time. `sleeps` lists the waits in ms. */
export function createVirtualClock() {
  let now = Date.UTC(2026, 2, 5);
  const sleeps: number[] = [];
  const clock: Clock = {
    now: () => now,
    sleep: (ms) => {
      sleeps.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
  return { ...clock, sleeps };
}
