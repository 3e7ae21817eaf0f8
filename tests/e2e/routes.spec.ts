import type { Page } from '@playwright/test';
import { axeFaultsOfBoth } from './support/axe';
import { filledRoute } from './support/filledRoute';
import { twoFrames } from './support/frames';
import { skipToContent, walk } from './support/focusWalk';
import { currentIn, entryOf } from './support/menus';
import { extraRoutes, memberRoutes, publicRoutes } from './support/routes';
import { smallOnes } from './support/smallOnes';
import { sideways } from './support/sideways';
import { expect, test } from './support/test';

const sizes = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
] as const;

for (const { name, viewport } of sizes) {
  test.describe(`${name}, light and dark`, () => {
    test.use({ viewport });

    for (const route of [...publicRoutes, ...extraRoutes]) {
      test(`public ${route}`, async ({ page }) => {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (name === 'phone') expect(await smallOnes(page)).toEqual([]);
        await expectSound(page);
        if (name === 'phone') return;
        expect(await focusStops(page)).toBeGreaterThan(0);
        for (const width of [1024, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await twoFrames(page);
          expect(await sideways(page)).toEqual([]);
        }
      });
    }

    for (const route of memberRoutes) {
      test(`member ${route}`, async ({ member: page, request }) => {
        const address = await filledRoute(route, request);
        // After its skeleton was drawn: what comes must not move what stands.
        await page.route('**/api/user/**', async (answer) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await answer.continue();
        });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // The way back, and the rows: an empty detail would show neither what is wrong with them nor with it.
        if (address !== route) {
          await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
          await expect(page.locator('#content time').first()).toBeVisible();
        }
        if (name === 'phone') expect(await smallOnes(page)).toEqual([]);
        else {
          await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
          expect(await currentIn(page)).toEqual({ told: [entryOf(route)], looks: [entryOf(route)] });
        }
        await expectSound(page);
        if (name === 'phone') {
          expect(await tabsOutOfReach(page)).toEqual([]);
          return;
        }
        const whole = route === '/dashboard';
        expect(await focusStops(page, !whole)).toBeGreaterThan(whole ? 35 : 0);
      });
    }
  });
}

/** How far what stood on the screen has moved by itself, until now. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered comes with the next task.
        setTimeout(() => resolve(sum), 100);
      }),
  );

async function expectSound(page: Page) {
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object/);
  expect(await sideways(page)).toEqual([]);
  expect(await axeFaultsOfBoth(page)).toEqual([]);
}

/** The tabs that a thumb does not reach at the end of the page: out of the window, or under something else. */
const tabsOutOfReach = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const tabs = [...document.querySelectorAll('nav[aria-label=Main] a')].filter(
      (tab) => tab.getClientRects().length > 0,
    );
    const covered = tabs.filter((tab) => {
      const { x, y, width, height } = tab.getBoundingClientRect();
      return !tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    return tabs.length === 6 ? covered.map((tab) => tab.textContent) : [`${tabs.length} tabs`];
  });

/** Goes by Tab through the page, where the focus must be seen at every stop; gives how many there are. */
async function focusStops(page: Page, contentOnly = false): Promise<number> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  if (contentOnly) await skipToContent(page);
  const { stops, faults } = await walk(page);
  expect(faults).toEqual([]);
  return stops;
}

test('an address that leads nowhere says so', async ({ member: page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a member area needs a session', async ({ page }) => {
  for (const route of ['/dashboard', '/level/3', '/mithdraw']) {
    await page.goto(route);
    await expect(page).toHaveURL('/login');
  }
});

test('the sidebar and the tabs carry the promised labels and targets', async ({ member: page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const links = async (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect((await links('Sidebar')).slice(0, 8)).toEqual([
    'Traders /open_position',
    'Bind Api /bindapi',
    'Deposit /deposit',
    'closeposition /close_position',
    'Activity /activity',
    'spot position trader /openspotposition',
    'close spot position /closespotposition',
    'Change password /Verfication_forget',
  ]);
  expect(await links('Main')).toEqual([
    'Home /dashboard',
    'Market /marketdata',
    'API /bindapi',
    'Trades /open_position',
    'Team /team',
    'Profile /profile',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the menu opens as a drawer and closes on the way', async ({ member: page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ticket' }).waitFor();
    expect(await smallOnes(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('link', { name: 'Transactions' }).click();
    await expect(page).toHaveURL('/tranctattion');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Filter Transactions' }).click();
    await page.getByRole('button', { name: 'Add filter' }).waitFor();
    expect(await smallOnes(page)).toEqual([]);
  });
});
