import type { Page } from '@playwright/test';

/**
 * Stops the menu from requesting unread counts, by disabling `requestIdleCallback`. The menu requests them seconds
 * after a screen has opened. On a slow machine, a test that counts requests would count them too. Call this function
 * before the page is opened, and after `page.clock.install`. The code of toasts and dialogs also waits for an idle
 * browser (src/lib/whenIdle.ts), but loads at the latest when one is shown.
 */
export const withoutUnreadCounts = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
