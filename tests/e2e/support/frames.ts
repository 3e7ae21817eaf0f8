import type { Page } from '@playwright/test';

/**
 * Waits for two animation frames: by then React has rendered what was scheduled, and style, layout and resize
 * observers have followed. Nothing is measured by them.
 */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
