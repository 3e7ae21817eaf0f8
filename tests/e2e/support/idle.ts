import { expect, type Page, type Request } from '@playwright/test';
import { twoFrames } from './frames';

/**
 * Tracks the requests of a page. Returns a function that waits until no request is in flight and the page has rendered
 * all responses without sending another request. Call `trackIdle` before the page is opened. The clock of the page must
 * not be paused.
 */
export function trackIdle(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const done = (request: Request) => void pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return () =>
    expect
      .poll(
        async () => {
          // A response can cause another request, which is sent only after the response has been rendered.
          for (let turn = 0; turn < 2 && pending.size === 0; turn++) await twoFrames(page);
          return pending.size;
        },
        { intervals: [20] },
      )
      .toBe(0);
}

/**
 * Waits until the test has been notified of every request that the page has sent so far. Sends one more request and
 * awaits the response: Playwright reports requests in the order in which the page sends them.
 */
export async function flushRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/sandbox/health', { cache: 'no-store' });
  });
}
