/** A deterministic random number generator (mulberry32): equal seeds give equal sequences. */
export interface Random {
  /** Returns an integer from min to max, both inclusive. */
  int(min: number, max: number): number;
  /** Returns an element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Returns a decimal string with `places` decimals. */
  decimal(min: number, max: number, places: number): string;
}

/** Creates a generator; `seed` is any integer. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    decimal: (min, max, places) => (min + next() * (max - min)).toFixed(places),
  };
}
