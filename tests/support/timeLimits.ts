import { vi } from 'vitest';

/**
 * Replaces `AbortSignal.timeout` until the end of the test, so that the test decides when a time limit passes.
 * `expire` lets every limit pass; `latest` returns the function for the limit that was set last.
 */
export function holdTimeLimits() {
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
