import type { Page } from '@playwright/test';

/** Matches the script that starts the portal. */
export const ENTRY = /assets\/index-.*\.js$/;

/** Holds back all requests whose URL matches until the returned function is called. Then sends them. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}
