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
    set(key: string, value: V, now: Date) {
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
    start(key: string, now: Date): void {
      running.set(key, { until: now.getTime() + seconds * 1000 }, now);
    },
    /** Refuses while the key cools down, and says how long that still takes. */
    check(key: string, now: Date): void {
      const entry = running.get(key, now);
      if (!entry) return;
      const left = Math.ceil((entry.until - now.getTime()) / 1000);
      throw new Refusal(`Please wait ${left} more seconds before you ask for another code`);
    },
  };
}

/** Counts failures by key; past `max` within `seconds` everything is refused with status 429. */
export function createFailureLimit({ max, seconds }: { max: number; seconds: number }) {
  const failures = forgetful<{ until: number; count: number }>();
  return {
    check(key: string, now: Date): void {
      if ((failures.get(key, now)?.count ?? 0) >= max)
        throw new Refusal('Too many failed tries. Please wait some minutes and try again', 429);
    },
    add(key: string, now: Date): void {
      const known = failures.get(key, now) ?? { until: now.getTime() + seconds * 1000, count: 0 };
      failures.set(key, { ...known, count: known.count + 1 }, now);
    },
  };
}

export type Cooldown = ReturnType<typeof createCooldown>;
export type FailureLimit = ReturnType<typeof createFailureLimit>;
