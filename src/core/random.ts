/** A small deterministic generator (mulberry32): equal seeds give equal sequences everywhere. */
export interface Random {
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** A decimal string with that many places. */
  decimal(min: number, max: number, places: number): string;
}

/** Gives a generator; `seed` is any whole number. */
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
