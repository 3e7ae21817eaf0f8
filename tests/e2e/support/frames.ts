import type { Page } from '@playwright/test';

/**
 * Waits for two animation frames. By then React has rendered scheduled updates, the browser has updated style and
 * layout, and resize observers have run. Do not use this function as a delay.
 */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
