import type { Page } from '@playwright/test';

/**
 * Stops the menu from loading unread counts. They load seconds after a screen has opened, so a test that counts
 * requests would count them only on a slow machine. Call it before the page is opened, and after
 * `page.clock.install`. The toasts wait for an idle browser too (src/app/whenIdle.ts); they load when one is shown.
 */
export const withoutUnreadCounts = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
