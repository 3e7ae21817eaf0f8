import type { Page } from '@playwright/test';

/** Two frames: what was to be drawn, and how transitions without a length end, is in view by then. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
