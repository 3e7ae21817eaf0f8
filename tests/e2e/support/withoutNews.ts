import type { Page } from '@playwright/test';

/**
 * Has the portal never look for news: it begins seconds after a screen has come, and where calls are counted a slow
 * machine would count its own among them. To be told before a page is opened; nothing else of a member's waits for
 * the browser to be idle (src/app/whenIdle.ts).
 */
export const withoutNews = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
