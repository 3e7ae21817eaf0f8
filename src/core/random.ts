/** Creates a deterministic random number generator (mulberry32): equal integer seeds give equal sequences. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  /** Returns an integer from min to max, both inclusive. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    /** Returns a decimal string with `places` decimals. */
    decimal: (min: number, max: number, places: number) => (min + next() * (max - min)).toFixed(places),
  };
}

export type Random = ReturnType<typeof createRandom>;
