import { vi } from 'vitest';

/**
 * Replaces `AbortSignal.timeout` until the end of the test: a time limit passes when the test says so, not
 * after its milliseconds. `expire` lets every limit pass; `latest` returns the function for the limit set last.
 */
export function holdTimeLimits() {
  const asked: number[] = [];
  const limits: (() => void)[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    asked.push(ms);
    limits.push(() => limit.abort(new DOMException('timed out', 'TimeoutError')));
    return limit.signal;
  });
  return {
    asked: asked as readonly number[],
    expire: () => {
      for (const expire of limits.splice(0)) expire();
    },
    latest: () => limits.at(-1),
  };
}
