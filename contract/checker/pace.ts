import type { Clock } from './types';

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      if (signal?.aborted) done();
      else signal?.addEventListener('abort', done, { once: true });
    }),
};

/** The longest time between two requests that rate limits lead to, in ms. */
const MAX_INTERVAL_MS = 2_000;
/** How much of the interval is left after each accepted request: after 35 of them, the rate has doubled. */
const RECOVERY = 0.98;

/** Creates the pace of a check: limits concurrent requests and requests per second. */
export function createPace(concurrency: number, perSecond: number, clock: Clock) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const shortest = 1000 / perSecond;
  let interval = shortest;
  let nextStart = 0;
  let pausedUntil = 0;

  const end = () => {
    const resume = waiting.shift();
    if (resume) resume();
    else running -= 1;
  };

  const waitForStart = async (signal: AbortSignal | undefined) => {
    while (!signal?.aborted) {
      const now = clock.now();
      const at = Math.max(now, nextStart, pausedUntil);
      nextStart = at + interval;
      if (at > now) await clock.sleep(at - now, signal);
      // Another request may have met a rate limit meanwhile.
      if (clock.now() >= pausedUntil) return;
    }
  };

  return {
    /** Waits until a request may start. Resolves to a function to call when it has ended. */
    start: async (signal: AbortSignal | undefined, urgent = false) => {
      if (urgent) {
        await waitForStart(signal);
        return () => {};
      }
      if (running >= concurrency) await new Promise<void>((resume) => waiting.push(resume));
      else running += 1;
      await waitForStart(signal);
      return end;
    },
    /** Waits until a request that has started may be repeated. */
    waitForStart,
    /** Delays the next requests by `ms`, because the backend limits the rate. */
    pause: (ms: number) => {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms);
    },
    /** Halves the requests per second, but not twice for requests that met the same limit. */
    slowDown: () => {
      if (clock.now() < pausedUntil) return;
      interval = Math.max(interval, Math.min(MAX_INTERVAL_MS, Math.max(interval * 2, 1)));
    },
    /** Raises the rate a little, up to the requests per second of the options. */
    recover: () => {
      interval = Math.max(shortest, interval * RECOVERY);
    },
  };
}

/** The longest wait that the check accepts, in ms. Limits are usually counted per minute. */
export const MAX_WAIT_MS = 120_000;

/**
 * Parses a `Retry-After` header: a number of seconds or an HTTP date. Returns ms from now, at least 0; undefined if the
 * header is missing or invalid. `date` is the `Date` header of the response, because the server's clock may differ.
 */
export function parseRetryAfter(header: string | undefined, now: number, date?: string): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  // Date.parse also accepts texts that are no dates, such as 'in 5 minutes'.
  const isDate = /^[a-z]{3,9}, \d{1,2}[ -][a-z]{3}/i.test(text) || /^\d{4}-\d{2}-\d{2}T/.test(text);
  const at = isDate ? Date.parse(text) : NaN;
  if (Number.isNaN(at)) return undefined;
  const serverNow = Date.parse(date ?? '');
  return Math.max(0, at - (Number.isNaN(serverNow) ? now : serverNow));
}
