/** The timeout for a lazily loaded file, in ms (product.md: Constants). */
export const CHUNK_LIMIT_MS = 120_000;

/** Runs a dynamic import. Rejects if it fails or exceeds the timeout. */
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

/** Code that is loaded when it is first needed, then kept. */
export interface Chunk<T> {
  readonly ready: () => T | undefined;
  readonly load: () => Promise<T>;
  /** The dynamic import. */
  readonly from: () => Promise<T>;
}

/** Wraps a dynamic import. A failed import is tried again on the next call of `load`. */
export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let value: T | undefined;
  return { ready: () => value, load: async () => (value ??= await loadChunk(load)), from: load };
}
