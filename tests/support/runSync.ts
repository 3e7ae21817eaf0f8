import type { Chunked } from '../../src/list/rows/runChunked';

/** Runs a computation without pauses. */
export function runSync<T>(computation: Chunked<T>): T {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
  }
}
