/** Work that lets go of the processor after each small part of it, and gives its outcome at the end. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Rows between two places where work can be let go of: far below a millisecond of it. */
const ROWS = 64;

/** The browser is let at the member's clicks after so many ms of work: a frame has 16. */
const BUDGET_MS = 10;

/** Looks at each row in turn. */
export function* eachRow(rows: readonly unknown[], look: (row: unknown) => void): Sliced<undefined> {
  for (let start = 0; start < rows.length; start += ROWS) {
    for (const row of rows.slice(start, start + ROWS)) look(row);
    yield;
  }
  return undefined;
}

/** Does the work in one go: for so few rows that nobody notices. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work a little at a time; between two times the browser answers the member. Rejects when aborted. */
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
