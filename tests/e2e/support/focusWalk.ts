import type { Page } from '@playwright/test';
import { judgeFocus, stopsAgain, type Stop } from './focusRing';
import { expect } from './test';

/** More stops than any screen has but for its rows, which repeat the ones before. */
const MOST = 75;

/** The top bar and the menu are the same on every screen: from there on the skip link leads to what is not. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

/** Goes by Tab from the beginning to the end of a page, and gives what is wrong with the look of each stop. */
export async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const judge = await page.evaluateHandle(`(${judgeFocus.toString()})`);
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const stop = (await judge.evaluate((run: unknown) => (run as () => Stop | null)())) ?? undefined;
    if (!stop || stop.again) break;
    faults.push(...stop.faults.map((fault) => `light ${stop.name}: ${fault}`));
  }
  // The same ones in the other scheme. The page goes on taking the focus for the keyboard's.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const again = await page.evaluateHandle(`(${stopsAgain})`);
  const dark = await page.evaluate(([run, each]) => (run as (judge: unknown) => string[])(each), [
    again,
    judge,
  ] as const);
  faults.push(...dark.map((fault) => `dark ${fault}`));
  return { stops, faults };
}
