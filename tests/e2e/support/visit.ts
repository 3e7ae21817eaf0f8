import type { Page } from '@playwright/test';

/** A small screen whose title no other screen has. */
const BETWEEN = '/success';

/** Navigates as a link does, and waits until the new screen has replaced the one before. */
async function navigate(page: Page, url: string): Promise<void> {
  // Without a heading, the router may not listen yet.
  await page.locator('h1').first().waitFor();
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    document.querySelector('h1')?.setAttribute('data-left', document.title);
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.getAttribute('data-left') !== document.title;
  });
}

/**
 * Opens a member screen from another member screen without loading the page again, which takes a second. Some screens have
 * the same title, so it opens another one between them.
 */
export async function visit(page: Page, url: string): Promise<void> {
  if (new URL(page.url()).pathname !== BETWEEN) await navigate(page, BETWEEN);
  if (url !== BETWEEN) await navigate(page, url);
}
