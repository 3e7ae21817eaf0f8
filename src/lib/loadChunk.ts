import { errorText } from './errorText';

/** The timeout for a lazily loaded file, in ms. */
export const CHUNK_LIMIT_MS = 120_000;

/** Thrown when code fails to load. */
export class LoadError extends Error {}

/** Runs a dynamic import. Rejects with a LoadError if it fails or exceeds the timeout. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadError(`part of the portal didn't load within ${CHUNK_LIMIT_MS / 1000} s`)),
      CHUNK_LIMIT_MS,
    );
    load()
      .then(resolve, (cause: unknown) => reject(new LoadError(errorText(cause), { cause })))
      // The build renders pages with this code. A running timer would keep the build's process from exiting.
      .finally(() => clearTimeout(timer));
  });
