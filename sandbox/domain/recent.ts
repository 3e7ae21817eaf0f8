const MAX_KEYS = 10_000;

/**
 * Creates an LRU cache whose values expire at `until`, in epoch ms. It holds at most MAX_KEYS keys, so that callers
 * cannot exhaust memory; beyond that, each new key evicts the least recently used one.
 */
export function createRecent<V extends { readonly until: number }>() {
  const kept = new Map<string, V>();
  return {
    get(key: string, now: Date): V | undefined {
      const value = kept.get(key);
      if (!value) return undefined;
      // A Map keeps insertion order, so a reinserted key is evicted last.
      kept.delete(key);
      if (value.until <= now.getTime()) return undefined;
      kept.set(key, value);
      return value;
    },
    set(key: string, value: V): void {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEYS && oldest !== undefined) kept.delete(oldest);
    },
  };
}
