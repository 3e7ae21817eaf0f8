import type { Page } from '@playwright/test';

/**
 * Waits for two animation frames: by then React has rendered the scheduled work, and style, layout and resize
 * observers have followed. Not for measuring time.
 */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
