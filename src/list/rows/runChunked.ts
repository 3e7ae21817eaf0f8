/** A computation that can pause after each small part and returns its result at the end. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** The number of rows between two possible pauses: far less than a millisecond of work. */
const ROWS = 64;

/** The computation yields to the main thread after this many ms; a frame has 16. */
const BUDGET_MS = 10;

/** Calls `look` for each row. */
export function* eachRow(rows: readonly unknown[], look: (row: unknown) => void): Sliced<undefined> {
  for (let start = 0; start < rows.length; start += ROWS) {
    for (const row of rows.slice(start, start + ROWS)) look(row);
    yield;
  }
  return undefined;
}

/** Runs a computation synchronously; only for few rows. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs a computation in chunks and yields to the main thread between them. Rejects when aborted. */
export async function inSlices<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    for (const begun = performance.now(); performance.now() - begun < BUDGET_MS;) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}
