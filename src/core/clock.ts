/**
 * Time and order of events in this page. `Date.now()` jumps when the computer's clock is set, and `performance.now()`
 * may stop while the computer sleeps.
 */

let previous = { performance: performance.now(), date: Date.now() };
let elapsed = 0;

/** Returns the time in ms by a clock that is never set back and that goes on during sleep. It starts with the page. */
export function steadyNow(): number {
  const now = { performance: performance.now(), date: Date.now() };
  elapsed += Math.max(0, now.performance - previous.performance, now.date - previous.date);
  previous = now;
  return elapsed;
}

let lastOrder = 0;

/** Returns a number that is greater than all earlier ones, to compare which of two events was first. */
export const nextOrder = (): number => ++lastOrder;
