import type { Page } from '@playwright/test';

/** Matches the script that starts the portal. */
export const ENTRY = /assets\/index-.*\.js$/;

/** Holds back all requests to an address until the returned function is called. Then sends them. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}
