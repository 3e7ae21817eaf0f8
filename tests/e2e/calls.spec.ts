import type { Request } from '@playwright/test';
import { trackIdle } from './support/idle';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

type Screen = readonly [address: string, ...calls: string[]];

/** The calls of each screen when it opens, besides the top bar's. */
const groups: Readonly<Record<string, readonly Screen[]>> = {
  'the dashboard and the account': [
    [
      '/dashboard',
      'GET randomProfit',
      'GET getNews',
      'POST getBanners',
      'POST profitCalculation',
      // Whether a key was ever bound. Not read again once there was one.
      'GET getExchange',
    ],
    ['/bindapi', 'GET getExchange', 'GET ip'],
    ['/profile'],
    ['/team', 'POST teamMembers'],
    ['/direct', 'POST sponsers'],
    ['/level/1', 'POST teamByLevel'],
    ['/activity', 'POST activitys'],
    ['/activity?page=3', 'POST activitys from 20'],
  ],
  'trades and the market': [
    ['/open_position', 'POST trades'],
    ['/open_position?tab=orders', 'POST orders'],
    // The filter Closed reads all 60 trades of the sandbox.
    ['/close_position', 'POST trades', ...[10, 20, 30, 40, 50].map((skip) => `POST trades from ${skip}`)],
    ['/close_position?tab=orders', 'POST orders'],
    ['/openspotposition', 'POST trades'],
    ['/closespotposition', 'POST orders'],
    ['/openview?id=nothing', 'POST tradeDetails'],
    ['/openspotview?id=nothing', 'POST tradeDetails'],
    ['/marketdata', 'GET marketData'],
  ],
  money: [
    ['/deposit', 'GET depositQrCode', 'POST deposit'],
    ['/tranctattion', 'POST allTxns'],
    ['/usertouser', 'POST allTxns'],
    ['/wallet', 'POST walletLedgar'],
    ['/fundtransfer'],
    ['/mithdraw'],
    ['/withdrawhistory', 'POST withrawOrders'],
    ['/depositpage', 'GET packages', 'POST walletLedgar'],
  ],
  'income and support': [
    ['/bonus', 'POST bonusTxns'],
    ['/dashBonus', 'POST bonusTxns'],
    ['/club', 'POST bonusTxns'],
    ['/layalty', 'POST bonusTxns'],
    // The chart reads the whole period: the 39 rows of the sandbox's last 24 hours.
    [
      '/profit',
      'POST profitCalculation',
      ...[10, 20, 30].map((skip) => `POST profitCalculation from ${skip}`),
    ],
    ['/ticket', 'POST getTicket'],
    ['/success'],
  ],
};

/** Reads who is signed in. */
const TOP_BAR = 'GET dashboard';

/** Longer than any delay after which a screen might read something else; the deposits poll after 120 s. */
const LATER_MS = 20_000;

test.describe('requests of a screen', { tag: '@member-routes' }, () => {
  test('the list of screens names every member route', () => {
    const paths = Object.values(groups)
      .flat()
      .map(([address]) => address.replace(/\?.*/, ''));
    expect(memberRoutes.filter((route) => !paths.includes(route))).toEqual([]);
  });

  for (const [name, screens] of Object.entries(groups))
    test(`${name}: each screen makes its calls once and no others`, async ({ member: page }) => {
      // Opens many screens.
      test.slow();
      await page.clock.install();
      await withoutUnreadCounts(page);
      const idle = trackIdle(page);
      const calls: string[] = [];
      page.on('request', (request: Request) => {
        const call = /\/api\/user\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
        const { skip } = (request.postDataJSON() ?? {}) as { skip?: number };
        if (call) calls.push(`${request.method()} ${call}${skip ? ` from ${skip}` : ''}`);
      });
      for (const [address, ...own] of screens)
        await test.step(address, async () => {
          const expected = [TOP_BAR, ...own].toSorted();
          calls.length = 0;
          await page.goto(address);
          await expect.poll(() => calls.toSorted()).toEqual(expected);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await idle();
          await page.clock.runFor(LATER_MS);
          await idle();
          expect(calls.toSorted()).toEqual(expected);
          // A prefetch whose address or body differs from the portal's own read would be left over.
          expect(
            await page.evaluate(() => window.earlyReads?.map(({ url, init }) => `${url} ${init.body ?? ''}`)),
          ).toEqual([]);
        });
    });

  test('calls go to the host in the meta tag of the page', async ({ member: page }) => {
    await withoutUnreadCounts(page);
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/api/')) paths.push(pathname);
    });
    // A server that serves the portal and has its backend elsewhere rewrites the tag.
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
