import type { Page } from '@playwright/test';

/** The script that starts the portal. */
export const ENTRY = /assets\/index-.*\.js$/;

/** The script that holds forms submitted before that (src/first.ts). */
export const FIRST = /assets\/first-.*\.js$/;

/** Holds every request to an address. Returns the function that releases them, and all later ones. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}
