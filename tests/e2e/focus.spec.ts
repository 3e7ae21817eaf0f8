import type { Page } from '@playwright/test';
import { judgeFocus, stopsAgain, type Stop } from './support/focusRing';
import { extraRoutes, memberRoutes, publicRoutes } from './support/routes';
import { expect, test } from './support/test';

/** More stops than any screen has but for its rows, which repeat the ones before. */
const MOST = 75;

/** The top bar and the menu are the same on every screen: from there on the skip link leads to what is not. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

/** Goes by Tab from the beginning to the end of a page, and gives what is wrong with the look of each stop. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
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

// A trace would take a picture of the whole page at every stop.
test.use({ colorScheme: 'light', trace: 'off' });

for (const route of [...publicRoutes, ...extraRoutes]) {
  test(`the focus is seen at every stop of ${route}`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { stops, faults } = await walk(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(0);
  });
}

for (const route of memberRoutes) {
  test(`the focus is seen at every stop of ${route}`, async ({ member: page }) => {
    await page.goto(route);
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (route !== '/dashboard') await skipToContent(page);
    const { stops, faults } = await walk(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(route === '/dashboard' ? 35 : 0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the focus is seen in the drawer and the tab bar', async ({ member: page }) => {
    await page.goto('/success');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bar = await walk(page);
    expect(bar.faults).toEqual([]);
    // The skip link, the menu, the logo, two buttons, two links, six tabs.
    expect(bar.stops).toBeGreaterThanOrEqual(12);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Ticket' }).waitFor();
    const drawer = await walk(page);
    expect(drawer.faults).toEqual([]);
    expect(drawer.stops).toBeGreaterThan(15);
  });
});
