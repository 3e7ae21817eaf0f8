import { vi } from 'vitest';

/**
 * Replaces `AbortSignal.timeout` until the end of the test, so that the test decides when a time limit passes.
 * `expire` lets all time limits pass. `latest` returns a function that lets only the newest time limit pass.
 */
export function mockTimeLimits() {
  const durations: number[] = [];
  const limits: (() => void)[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    durations.push(ms);
    limits.push(() => limit.abort(new DOMException('timed out', 'TimeoutError')));
    return limit.signal;
  });
  return {
    durations: durations as readonly number[],
    expire: () => {
      for (const expire of limits.splice(0)) expire();
    },
    latest: () => limits.at(-1),
  };
}
