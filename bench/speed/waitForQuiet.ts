import type { Page } from '@playwright/test';

/**
 * How long to wait for a running request without any network event, as a multiple of `quietMs`. After that
 * time, the request counts as endless.
 */
const MAX_QUIET_PERIODS = 20;

/**
 * Tracks the requests of a page from now on. Returns a function that waits until no request has been running for
 * `quietMs` ms. Playwright's `networkidle` fires only once per document, so it misses later requests.
 */
export function watchRequests(page: Page, quietMs: number): () => Promise<void> {
  let pending = 0;
  let last = Date.now();
  const count = (step: number) => () => {
    pending += step;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    last = Date.now();
    while (Date.now() - last < (pending > 0 ? MAX_QUIET_PERIODS * quietMs : quietMs))
      await page.waitForTimeout(100);
  };
}
