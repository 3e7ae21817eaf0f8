import { expect, type Page } from '@playwright/test';

/** How far the clock moves in one step while a test waits, in ms. */
const STEP_MS = 50;

/**
 * Moves a paused clock, and waits until React has rendered the changes. React schedules its work with message
 * channels, whose messages keep their order and don't depend on the clock.
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
 * Moves a paused clock in steps until a condition holds: React and TanStack Query process a response in several
 * timers. How far the clock moves depends on the machine, so a test must not rely on the time afterwards.
 */
export const advanceUntil = (page: Page, holds: () => Promise<boolean> | boolean, stepMs = STEP_MS) =>
  expect
    .poll(
      async () => {
        await advance(page, stepMs);
        return holds();
      },
      // Each step takes several round trips to the page.
      { intervals: [STEP_MS], timeout: 60_000 },
    )
    .toBe(true);

/**
 * Opens a page on a paused clock and waits until the page is ready. After that, only `advance` and `page.clock` move
 * its time, however slow the machine is.
 */
export async function openOnPausedClock(page: Page, address: string, isReady: () => Promise<boolean>) {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.goto(address);
  await advanceUntil(page, isReady);
}
