import { expect, type Page } from '@playwright/test';

/**
 * Stops `Date` in a page, but not its timers. Otherwise, on a slow machine, data could become stale after 5 s and be
 * requested again.
 */
export const freezeDate = (page: Page) => page.clock.setFixedTime(new Date());

/** How far `advanceUntil` moves the page's clock in one step, in ms. */
const STEP_MS = 50;

/**
 * Moves the paused clock of a page, and waits until React has rendered the changes. React schedules renders with
 * messages of a MessageChannel, which arrive in order and don't depend on the clock. This function sends messages of
 * its own: when they arrive, React has received its earlier messages and rendered.
 */
export async function advance(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
}

/**
 * Moves the paused clock of a page in steps until a condition holds. One step is not enough, because React and TanStack
 * Query start several timers one after another. The number of steps depends on the machine, so a test must not rely on
 * the time of the page afterwards.
 */
export const advanceUntil = (page: Page, holds: () => Promise<boolean> | boolean, stepMs = STEP_MS) =>
  expect
    .poll(
      async () => {
        await advance(page, stepMs);
        return holds();
      },
      // A long timeout, because each step takes several round trips to the page.
      { intervals: [STEP_MS], timeout: 60_000 },
    )
    .toBe(true);

/**
 * Opens a path with a paused clock and waits until `isReady` resolves to true. After that, only `advance` and
 * `page.clock` move the time of the page, however slow the machine is.
 */
export async function openOnPausedClock(page: Page, url: string, isReady: () => Promise<boolean>) {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.goto(url);
  await advanceUntil(page, isReady);
}
