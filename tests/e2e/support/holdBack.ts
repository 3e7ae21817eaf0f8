import type { Page } from '@playwright/test';

/** The script that starts the portal. */
export const ENTRY = /assets\/index-.*\.js$/;

/** The script that keeps what is sent before that (src/first.ts). */
export const FIRST = /assets\/first-.*\.js$/;

/** Holds back what is asked for at an address. Gives the way to let it go, and whatever is asked for there later. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
