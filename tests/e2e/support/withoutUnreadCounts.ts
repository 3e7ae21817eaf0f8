import type { Page } from '@playwright/test';

/**
 * Keeps the menu from reading unread counts. They are read seconds after a screen has opened, so a test that counts
 * requests would count them on a slow machine only. To be called before the page is opened, and after
 * `page.clock.install`. The toasts wait for an idle browser too (src/app/whenIdle.ts); they load when one is shown.
 */
export const withoutUnreadCounts = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
