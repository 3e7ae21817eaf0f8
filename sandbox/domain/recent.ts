const MAX_KEYS = 10_000;

/**
 * Values by key until their time, epoch ms, has come. Bounded, so that nobody can fill the memory: one too
 * many pushes out the one that was longest neither read nor written, never more and never one in use.
 */
export function createRecent<V extends { readonly until: number }>() {
  const kept = new Map<string, V>();
  return {
    get(key: string, now: Date): V | undefined {
      const value = kept.get(key);
      if (!value) return undefined;
      // A Map keeps the order of insertion: put in anew, this key is the last to go.
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
