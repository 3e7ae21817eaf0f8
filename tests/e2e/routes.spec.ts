import type { Page } from '@playwright/test';
import { menuItemOf } from '../../src/app/screens';
import { freezeDate } from './support/clock';
import { LONG_VALUE, withLongValues } from './support/longValues';
import { accessibleControls, ambiguousNames } from './support/controls';
import { callsOfRoute, recordCalls } from './support/callsOfRoutes';
import { coveredStops } from './support/coveredStops';
import { filledRoute } from './support/filledRoute';
import { twoFrames } from './support/frames';
import { skipToContent, walk } from './support/focusWalk';
import { holdRequests } from './support/holdRequests';
import { trackIdle } from './support/idle';
import { setWidth } from './support/lists';
import { currentIn } from './support/currentMenuItem';
import { aliases, publicRoutes, readsOf, screens } from './support/routes';
import { expectNoLayoutShift } from './support/layoutShift';
import { horizontalOverflow } from './support/horizontalOverflow';
import {
  brokenValues,
  expectAccessibleLayout,
  expectFirstRowInView,
  expectPagerInWindow,
  expectWholeTables,
  overflowsAt,
  unreachableTabs,
} from './support/screenLayout';
import { expect, test } from './support/test';
import { expectFitsPaper } from './support/paper';
import { targetFaults } from './support/targets';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';
import { DESKTOP, PHONE, ZOOMED } from './support/windows';

/** A phone on its side. The fixed bars (64 px and 60 px) would leave 236 of its 360 px for the content. */
const LANDSCAPE = { width: 740, height: 360 };
/** URLs of lists that are visible only in a tab of a screen. */
const tabRoutes = ['/open_position?tab=orders'];
/** Screens with only a list and its figures, where ten rows fit in a desktop window. */
const fitsWindow = [
  ...['/activity', '/tranctattion', '/wallet', '/bonus', '/team', '/direct', '/level/1', '/marketdata'],
  ...['/withdrawhistory', '/open_position', '/open_position?tab=orders', '/openspotposition'],
  '/closespotposition',
];
/** From wide to narrow, because each change between tables and cards renders all rows anew. */
const WIDTHS = [1920, 1366, 1024, 360];

/** Presses Tab through the page, expects a visible focus ring at every stop, and returns the number of stops. */
async function focusStops(page: Page, contentOnly = false): Promise<number> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  if (contentOnly) await skipToContent(page);
  const { stops, problems } = await walk(page);
  expect(problems).toEqual([]);
  return stops;
}

/** Opens a member screen, and holds back its API responses until the skeleton is rendered. */
async function openAfterSkeleton(page: Page, open: () => Promise<unknown>) {
  const release = await holdRequests(page, '**/api/user/**');
  await open();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    /Unexpected Application Error|Page not found/,
  );
  await twoFrames(page);
  release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The public pages that visitors print: those without a form or a carousel. */
const printed = ['/terms', '/privacy', '/pop'];

test.describe(
  'public pages',
  { tag: ['@public-routes', '@legal-texts', '@print', '@screen-readers'] },
  () => {
    for (const route of publicRoutes)
      test(`${route} is accessible and fits from 360 to 1920 px`, async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoLayoutShift(page);
        await expectAccessibleLayout(page, 'light');
        expect(await targetFaults(page)).toEqual([]);
        for (const width of [1024, 1920, DESKTOP.width]) {
          await page.setViewportSize({ width, height: 900 });
          await twoFrames(page);
          expect(await horizontalOverflow(page)).toEqual([]);
        }
        await expectAccessibleLayout(page, 'dark');
        expect(ambiguousNames(await (await accessibleControls(page))())).toEqual([]);
        expect(await focusStops(page)).toBeGreaterThan(0);
        if (printed.includes(route)) await expectFitsPaper(page);
      });
  },
);

/** The screens that show data but prefetch none of their own. */
const showsDataUnprefetched = ['/mithdraw', '/fundtransfer', '/profile'];

test.describe(
  'member screens',
  { tag: ['@member-routes', '@layout', '@lists', '@print', '@screen-readers'] },
  () => {
    for (const route of [...screens, ...tabRoutes])
      test(`${route} makes its calls once, is accessible and fits from 360 to 1920 px`, async ({
        member: page,
        request,
      }) => {
        const url = await filledRoute(route, request);
        const controls = await accessibleControls(page);
        // The bars and menus are the same on every screen, so check them only on the dashboard.
        const checked = route === '/dashboard' ? 'html' : '#content';
        await test.step('on a phone', async () => {
          await page.setViewportSize(PHONE);
          await expectCallsOnce(page, route, () => openAfterSkeleton(page, () => page.goto(url)));
          await expectNoLayoutShift(page);
          await expectAccessibleLayout(page, 'light', checked);
          if (fitsWindow.includes(route)) await expectFirstRowInView(page);
          await page
            .getByRole('button', { name: /^Details of / })
            .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
          await expect(page.locator('[aria-expanded=false]:is([role=article] *)')).toHaveCount(0);
          expect(ambiguousNames(await controls())).toEqual([]);
          expect(await targetFaults(page)).toEqual([]);
          expect(await unreachableTabs(page)).toEqual([]);
        });
        await test.step('on a desktop', async () => {
          await setWidth(page, DESKTOP.width);
          // Wait for the rows of a trade detail: without rows, it would pass the other checks.
          if (url !== route) {
            await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
            await expect(page.locator('#content time').first()).toBeVisible();
          }
          await expectCurrentItem(page, route);
          await expectAccessibleLayout(page, 'dark', checked);
          await expectWholeTables(page, route);
          if (fitsWindow.includes(route)) await expectPagerInWindow(page);
          expect(ambiguousNames(await controls())).toEqual([]);
          const withLayout = route === '/dashboard';
          expect(await focusStops(page, !withLayout)).toBeGreaterThan(withLayout ? 35 : 0);
          await setWidth(page, 1280, 720);
          expect(await brokenValues(page)).toEqual([]);
          await expectFitsPaper(page);
          // Call `coveredStops` after the Tab walk, because it moves the focus.
          for (const { width, height } of [ZOOMED, PHONE]) {
            await setWidth(page, width, height);
            expect(await coveredStops(page)).toEqual([]);
          }
          await setWidth(page, DESKTOP.width);
        });
        await test.step('with long names and amounts', async () => {
          await withLongValues(page);
          // Scroll to the top, or the reload would restore the scroll position at the end of the Tab walk.
          // Forget the member of this tab, or a bar would say that the long user id is another member's.
          await page.evaluate(() => {
            window.scrollTo(0, 0);
            sessionStorage.clear();
          });
          await openAfterSkeleton(page, () => page.reload());
          // The dashboard's profits and the trade of a trade detail arrive later than the rest, and take more lines than
          // their skeletons.
          if (route !== '/dashboard' && url === route) await expectNoLayoutShift(page);
          await page.getByRole('heading', { level: 1 }).waitFor();
          // A screen without data of its own shows long values only in the top bar.
          const showsData =
            readsOf(route.replace(/\?.*/, '')).length > 0 || showsDataUnprefetched.includes(route);
          await expect(page.locator(showsData ? '#content' : 'body')).toContainText(LONG_VALUE);
          for (const width of WIDTHS) expect(await overflowsAt(page, width)).toEqual([]);
        });
      });

    test('in a low window, bars scroll away and leave over 236 px of content', async ({ member: page }) => {
      await page.setViewportSize(LANDSCAPE);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const top of [0, 200]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        const shown = await page.locator('#content').evaluate((content) => {
          const box = content.getBoundingClientRect();
          const rows = Array.from({ length: window.innerHeight }, (_, y) => y + 0.5);
          const middle = (box.left + box.right) / 2;
          return rows.filter((y) => content.contains(document.elementFromPoint(middle, y))).length;
        });
        expect(shown).toBeGreaterThan(236);
      }
    });

    for (const route of aliases)
      test(`${route} makes its calls once, fits and marks its menu item`, async ({ member: page }) => {
        await expectCallsOnce(page, route, () => openAfterSkeleton(page, () => page.goto(route)));
        await expectNoLayoutShift(page);
        await expectCurrentItem(page, route);
        expect(await horizontalOverflow(page)).toEqual([]);
      });
  },
);

/** Expects a screen to send each of its requests once, prefetched or not, and to use all prefetched responses. */
async function expectCallsOnce(page: Page, route: string, open: () => Promise<unknown>) {
  await freezeDate(page);
  await withoutUnreadCounts(page);
  const idle = trackIdle(page);
  const calls = recordCalls(page);
  await open();
  // The last calls start only after the responses of the first ones were rendered.
  await expect(() => expect(calls.toSorted()).toEqual(callsOfRoute(route, calls))).toPass({
    timeout: 45_000,
  });
  await idle();
  expect(calls.toSorted()).toEqual(callsOfRoute(route, calls));
  expect(
    await page.evaluate(() => window.prefetched?.map(({ url, init }) => `${url} ${init.body ?? ''}`)),
  ).toEqual([]);
}

/** Expects the menu item of a route, and no other, to be current. */
async function expectCurrentItem(page: Page, route: string) {
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  const entry = menuItemOf(route.replace(/\?.*/, ''));
  expect(await currentIn(page)).toEqual({ ariaCurrent: [entry], highlighted: [entry] });
}

test.describe('URLs', { tag: '@guards' }, () => {
  test('an unknown URL is titled "Page not found" and has a link to the dashboard', async ({
    member: page,
  }) => {
    for (const url of ['/no/such/page', '/level', '/dashboard/x']) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found · Member portal');
    }
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
