import { Refusal } from './refusal';

const MAX_KEYS = 10_000;

/** Moments by key, forgotten when they pass; bounded, so that nobody can fill the memory. */
function forgetful<V extends { readonly until: number }>() {
  const kept = new Map<string, V>();
  return {
    get(key: string, now: Date): V | undefined {
      const value = kept.get(key);
      return value && value.until > now.getTime() ? value : undefined;
    },
    set(key: string, value: V, now: Date): void {
      if (kept.size >= MAX_KEYS) {
        for (const [old, { until }] of kept) if (until <= now.getTime()) kept.delete(old);
        if (kept.size >= MAX_KEYS) kept.clear();
      }
      kept.set(key, value);
    },
  };
}

/** Lets something happen again only after `seconds`. */
export function createCooldown(seconds: number) {
  const running = forgetful<{ until: number }>();
  return {
    /** Starts the wait; refuses while the key cools down, and says how long that still takes. */
    start(key: string, now: Date): void {
      const entry = running.get(key, now);
      if (entry) {
        const left = Math.ceil((entry.until - now.getTime()) / 1000);
        throw new Refusal(`Please wait ${left} more seconds before you ask for another code`);
      }
      running.set(key, { until: now.getTime() + seconds * 1000 }, now);
    },
  };
}

/** Counts failures by key; past `max` within `seconds` everything is refused with status 429. */
export function createFailureLimit({ max, seconds }: { max: number; seconds: number }) {
  const failures = forgetful<{ until: number; count: number }>();
  return {
    /**
     * Runs a guess that refuses when it is wrong. It counts as a failure from the start and is given back
     * unless refused: counted only once judged, guesses sent side by side would all slip past the limit.
     */
    async guard<T>(key: string, now: Date, guess: () => Promise<T>): Promise<T> {
      const known = failures.get(key, now);
      const entry = known ?? { until: now.getTime() + seconds * 1000, count: 0 };
      if (entry.count >= max)
        throw new Refusal('Too many failed tries. Please wait some minutes and try again', 429);
      if (!known) failures.set(key, entry, now);
      entry.count += 1;
      let wrong = false;
      try {
        return await guess();
      } catch (error) {
        wrong = error instanceof Refusal;
        throw error;
      } finally {
        if (!wrong) entry.count -= 1;
      }
    },
  };
}

export type Cooldown = ReturnType<typeof createCooldown>;
export type FailureLimit = ReturnType<typeof createFailureLimit>;
