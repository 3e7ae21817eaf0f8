/** A computation that can pause after each small part and returns its result at the end. */
export type Chunked<T> = Generator<undefined, T, undefined>;

/** The number of rows processed between two possible pauses. They take far less than a millisecond. */
const ROWS_PER_STEP = 64;

/** The computation yields to the main thread after this time in ms. A frame lasts 16 ms. */
const BUDGET_MS = 10;

/** Calls `visit` for each row, with possible pauses in between. */
export function* eachRow<T>(rows: readonly T[], visit: (row: T) => void): Chunked<undefined> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
    for (const row of rows.slice(start, start + ROWS_PER_STEP)) visit(row);
    yield;
  }
  return undefined;
}

/** Lets the browser handle input and paint before the next step. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a computation in chunks and yields to the main thread between them. Rejects when aborted. */
export async function runChunked<T>(computation: Chunked<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    for (const start = performance.now(); performance.now() - start < BUDGET_MS;) {
      const step = computation.next();
      if (step.done) return step.value;
    }
    await yieldToMain();
  }
}
