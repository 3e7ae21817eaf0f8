import type { Page } from '@playwright/test';
import { menuItemOf } from '../../src/app/screens';
import { isList } from '../../src/core/defineResource';
import { freezeDate } from './support/clock';
import { axeViolations } from './support/axe';
import { LONG_VALUE, withLongValues } from './support/longValues';
import { accessibleControls, ambiguousNames } from './support/controls';
import { callsOfRoute, recordCalls } from './support/callsOfRoutes';
import { coveredStops } from './support/coveredStops';
import { clippedFigures } from './support/clippedFigures';
import { filledRoute } from './support/filledRoute';
import { twoFrames } from './support/frames';
import { skipToContent, walk } from './support/focusWalk';
import { holdRequests } from './support/holdRequests';
import { trackIdle } from './support/idle';
import { setWidth } from './support/lists';
import { currentIn } from './support/currentMenuItem';
import { aliases, entryOf, publicRoutes, readsOf, screens } from './support/routes';
import { expectNoLayoutShift } from './support/layoutShift';
import { horizontalOverflow } from './support/horizontalOverflow';
import { expect, test } from './support/test';
import { expectFitsPaper } from './support/paper';
import { targetFaults } from './support/targets';
import { coveredByToast } from './support/toasts';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** A window of 1440 × 900 at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
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
const WIDTHS = [360, 1024, 1366, 1920];
/** Maximum width of the content in px (product.md: Lists). */
const MAX_CONTENT_WIDTH = 1600;
/** A card title narrower than this, in px, breaks after every letter. */
const MIN_CARD_TITLE_WIDTH = 100;

/** Switches the colour scheme, then checks text, width and accessibility of the page at its current size. */
async function expectAccessibleLayout(page: Page, colorScheme: 'light' | 'dark', within = 'html') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await twoFrames(page);
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object/);
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page, { within })).toEqual([]);
}

/** Returns the tabs of the bottom bar that are covered or outside the window when the page is scrolled to its end. */
const unreachableTabs = (page: Page) =>
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
          // Call `coveredStops` after the Tab walk, because it moves the focus.
          for (const { width, height } of [ZOOMED, PHONE]) {
            await setWidth(page, width, height);
            expect(await coveredStops(page)).toEqual([]);
          }
          await setWidth(page, 1280, 720);
          expect(await brokenValues(page)).toEqual([]);
          await expectFitsPaper(page);
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

/** Expects every column of the tables to be visible, and the tools of a list to take one line, with many choices two. */
async function expectWholeTables(page: Page, route: string) {
  const list = entryOf(route)?.handle.resource;
  const choices = list && isList(list) ? (list.read.choices ?? []) : [];
  const lines = choices.filter(({ control }) => control === 'select').length > 1 ? 2 : 1;
  for (const table of await page.getByRole('region', { name: / table$/ }).all()) {
    const hidden = await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    const name = await table.getAttribute('aria-label');
    const advice = 'shorten titles, or give fields that are the same in most rows `caption: true`';
    expect(hidden, `${name} is ${hidden} px too wide for a window of ${DESKTOP.width} px: ${advice}`).toBe(0);
  }
  for (const tools of await page.getByRole('group', { name: /^Tools of / }).all())
    expect((await tools.boundingBox())?.height ?? 0).toBeLessThanOrEqual(56 * lines);
}

/** Expects the first row of a list near the top bar and in view, and its tools on one line, in small windows. */
async function expectFirstRowInView(page: Page) {
  for (const { width, height } of [ZOOMED, { width: 390, height: 844 }, PHONE]) {
    await page.setViewportSize({ width, height });
    const bar = (await page.getByRole('banner').first().boundingBox()) ?? { y: 0, height: 0 };
    const tools = await page.getByRole('group', { name: /^Tools of/ }).boundingBox();
    const row = (await page.getByRole('article').first().boundingBox())?.y ?? NaN;
    expect(row - bar.y - bar.height).toBeLessThanOrEqual(320);
    expect(tools?.height).toBeLessThan(50);
    // 44 px of the row are in view.
    expect(row + 44).toBeLessThanOrEqual(height);
  }
}

/** Returns the amounts and dates that take more than one line. */
const brokenValues = (page: Page) =>
  page
    .locator('#content :is([class*=number], time)')
    .evaluateAll((values) =>
      values
        .filter(
          (value) => new Set(Array.from(value.getClientRects(), ({ bottom }) => Math.round(bottom))).size > 1,
        )
        .map((value) => value.textContent),
    );

/** Expects the pagination below a list to be visible without scrolling. */
async function expectPagerInWindow(page: Page) {
  const { y, height } = (await page.getByRole('navigation', { name: 'Pages' }).boundingBox()) ?? {
    y: Infinity,
    height: 0,
  };
  expect(y + height).toBeLessThanOrEqual(DESKTOP.height);
}

/** Expects the menu item of a route, and no other, to be current. */
async function expectCurrentItem(page: Page, route: string) {
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  const entry = menuItemOf(route.replace(/\?.*/, ''));
  expect(await currentIn(page)).toEqual({ ariaCurrent: [entry], highlighted: [entry] });
}

/** Returns the elements that don't fit, lie under a toast or are too narrow to read, at a window width in px. */
async function overflowsAt(page: Page, width: number): Promise<string[]> {
  await setWidth(page, width);
  const problems = [
    ...(await horizontalOverflow(page)),
    ...(await clippedFigures(page)),
    ...(await coveredByToast(page)),
  ];
  const contentWidth = (await page.locator('#content').boundingBox())?.width ?? Infinity;
  if (contentWidth > MAX_CONTENT_WIDTH) problems.push(`${width} px: the content is ${contentWidth} px wide`);
  const titles = page.getByRole('article').getByRole('heading');
  const titleWidths = await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect().width),
  );
  for (const narrow of titleWidths.filter((each) => each < MIN_CARD_TITLE_WIDTH))
    problems.push(`${width} px: a card title is ${narrow} px wide`);
  return problems;
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
