import type { Page } from '@playwright/test';

/** Stop waiting for a running request after this many quiet times without network events. */
const PATIENCE = 20;

/**
 * Tracks the requests of a page from now on. Returns a function that waits until none has been running for `quietMs`
 * ms. Playwright's `networkidle` fires only once for each document, and so misses later requests.
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
