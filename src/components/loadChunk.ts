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
