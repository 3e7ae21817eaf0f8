import type { Page } from '@playwright/test';

/** How many quiet times a request may take without a sign of life before nobody waits for it any more. */
const PATIENCE = 20;

/**
 * Watches what a page asks for, from now on. The answer waits until nothing has been under way for so
 * long: Playwright's own `networkidle` is told once for each document, and so misses what comes later.
 */
export function watchRequests(page: Page, quietMs: number): () => Promise<void> {
  let underWay = 0;
  let last = Date.now();
  const count = (step: number) => () => {
    underWay += step;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    last = Date.now();
    while (Date.now() - last < (underWay > 0 ? PATIENCE * quietMs : quietMs)) await page.waitForTimeout(100);
  };
}
