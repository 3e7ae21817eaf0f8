/** How long a lazily loaded file may take, in ms (product.md: Constants). */
export const CHUNK_LIMIT_MS = 120_000;

/** Loads code of another file; rejects when it cannot be had, or not within the limit. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`part of the portal didn't load within ${CHUNK_LIMIT_MS / 1000} s`)),
      CHUNK_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([load(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Code that was asked for before its screen is drawn: the limit runs from then on. */
const begun = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** What of it has arrived, kept: it is in memory anyway. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** Begins to load what `loadBegun` will be asked for; never rejects. */
export async function beginChunk(load: () => Promise<unknown>): Promise<void> {
  const loading = loadChunk(load);
  begun.set(load, loading);
  await loading.then(
    (value) => void arrived.set(load, value),
    () => undefined,
  );
}

/** A chunk that was begun and has arrived; undefined while it has not. */
export const arrivedChunk = <T>(load: () => Promise<T>): T | undefined => arrived.get(load) as T | undefined;

/** Loads a chunk, or takes what has begun to be loaded, once. */
export function loadBegun<T>(load: () => Promise<T>): Promise<T> {
  const loading = begun.get(load) as Promise<T> | undefined;
  begun.delete(load);
  return loading ?? loadChunk(load);
}

/** Code that a screen loads when it first needs it, and keeps. */
export interface Chunk<T> {
  readonly ready: () => T | undefined;
  readonly load: () => Promise<T>;
  /** The dynamic import itself. */
  readonly from: () => Promise<T>;
}

/** Wraps one dynamic import; a failed one is tried again the next time it is needed. */
export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let value: T | undefined;
  return { ready: () => value, load: async () => (value ??= await loadChunk(load)), from: load };
}
