import type { Chunked } from '../../src/list/rows/runChunked';

/** Runs a chunked computation to its end, without yielding to the main thread between chunks. */
export function runSync<T>(computation: Chunked<T>): T {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
  }
}
