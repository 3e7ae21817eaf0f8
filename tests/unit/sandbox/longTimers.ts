import { vi } from 'vitest';

/** In ms. Timers of at least this length are time limits of the sandbox; shorter ones belong to libraries. */
const LONG = 1000;

/** Keeps timers of at least `LONG` ms from firing until the test ends. `fire` runs the tasks of all pending timers. */
export function pauseLongTimers() {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const stopped = new Map<unknown, () => void>();
  vi.stubGlobal('setTimeout', (task: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms < LONG) return start(task, ms, ...args);
    const timer = start(() => undefined).unref();
    stopped.set(timer, () => task(...args));
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    stopped.delete(timer);
    clear(timer);
  });
  return {
    count: () => stopped.size,
    fire: () => {
      const tasks = [...stopped.values()];
      stopped.clear();
      for (const task of tasks) task();
    },
  };
}
