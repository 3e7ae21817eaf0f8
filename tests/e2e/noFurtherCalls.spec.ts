import { freezeDate } from './support/clock';
import { trackIdle } from './support/idle';
import { callsOfRoute, recordCalls } from './support/callsOfRoutes';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';
import { PHONE } from './support/windows';

/** The time in which no further request may be sent, in ms. The deposit list is refreshed after 120 s. */
const LATER_MS = 20_000;

test.describe('requests of a screen', { tag: '@member-routes' }, () => {
  for (const route of ['/dashboard', '/deposit', '/profit'])
    test(`${route} makes no further calls after it has loaded`, async ({ member: page }) => {
      await page.clock.install();
      await freezeDate(page);
      // In a window as small as a phone, the results per pair are out of view, so the portal doesn't load their trades.
      await page.setViewportSize(PHONE);
      await withoutUnreadCounts(page);
      const idle = trackIdle(page);
      const calls = recordCalls(page);
      await page.goto(route);
      // Wait for the last calls and their rows before the time jumps: afterwards, the first responses are not fresh.
      await expect(() => expect(calls.toSorted()).toEqual(callsOfRoute(route, calls))).toPass({
        timeout: 45_000,
      });
      await expect(page.locator('#content [aria-busy=false]:not(.ant-spin)').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await idle();
      await page.clock.runFor(LATER_MS);
      await idle();
      expect(calls.toSorted()).toEqual(callsOfRoute(route, calls));
    });

  test('API calls go to the host in the api-host meta tag of the page', async ({ member: page }) => {
    await withoutUnreadCounts(page);
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/api/')) paths.push(pathname);
    });
    // A web server whose backend has another origin changes this tag in the pages that it sends.
    await page.route('/wallet', async (route) => {
      const response = await route.fetch();
      const empty = '<meta name="api-host" content="" />';
      const host = `"${new URL(route.request().url()).origin}/behind//"`;
      const html = await response.text();
      expect(html).toContain(empty);
      await route.fulfill({ response, body: html.replace(empty, empty.replace('""', host)) });
    });
    await page.route('/behind/api/user/*', async (route) => {
      const url = route.request().url().replace('/behind', '');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('/wallet');
    await expect(page.getByText(/^1–10 of/)).toBeVisible();
    expect([...new Set(paths)].sort()).toEqual([
      '/behind/api/user/dashboard',
      '/behind/api/user/walletLedgar',
    ]);
  });
});
