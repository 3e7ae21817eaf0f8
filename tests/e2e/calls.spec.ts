import type { Request } from '@playwright/test';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';
import { withoutNews } from './support/withoutNews';

/** What each screen asks for when it opens, once each; every one has the top bar's GET dashboard besides. */
const screens: readonly (readonly [address: string, ...calls: string[]])[] = [
  [
    '/dashboard',
    'GET randomProfit',
    'GET getNews',
    'POST getBanners',
    'POST profitCalculation',
    // Whether a key was ever bound: not again, once there was one.
    'GET getExchange',
  ],
  ['/bindapi', 'GET getExchange', 'GET ip'],
  ['/deposit', 'GET depositQrCode', 'POST deposit'],
  ['/open_position', 'POST trades'],
  ['/open_position?tab=orders', 'POST orders'],
  // Closed ones are told from open ones in all 60 of the sandbox's trades.
  ['/close_position', 'POST trades', ...[10, 20, 30, 40, 50].map((skip) => `POST trades from ${skip}`)],
  ['/close_position?tab=orders', 'POST orders'],
  ['/openspotposition', 'POST trades'],
  ['/closespotposition', 'POST orders'],
  ['/openview?id=nothing', 'POST tradeDetails'],
  ['/openspotview?id=nothing', 'POST tradeDetails'],
  ['/activity', 'POST activitys'],
  ['/activity?page=3', 'POST activitys from 20'],
  ['/usertouser', 'POST allTxns'],
  ['/profile'],
  ['/team', 'POST teamMembers'],
  ['/direct', 'POST sponsers'],
  ['/level/1', 'POST teamByLevel'],
  ['/tranctattion', 'POST allTxns'],
  ['/wallet', 'POST walletLedgar'],
  ['/bonus', 'POST bonusTxns'],
  ['/dashBonus', 'POST bonusTxns'],
  ['/club', 'POST bonusTxns'],
  ['/layalty', 'POST bonusTxns'],
  ['/fundtransfer'],
  ['/ticket', 'POST getTicket'],
  ['/mithdraw'],
  ['/withdrawhistory', 'POST withrawOrders'],
  ['/success'],
  ['/marketdata', 'GET marketData'],
  ['/depositpage', 'GET packages', 'POST walletLedgar'],
  // The chart has all of the period: 39 rows of the sandbox's last 24 hours.
  [
    '/profit',
    'POST profitCalculation',
    'POST profitCalculation from 10',
    'POST profitCalculation from 20',
    'POST profitCalculation from 30',
  ],
];

/** Who is signed in. */
const TOP_BAR = 'GET dashboard';

for (const [address, ...calls] of screens) {
  test(`${address} asks for what it shows, once each, and nothing in vain`, async ({ member: page }) => {
    await withoutNews(page);
    const asked: string[] = [];
    page.on('request', (request: Request) => {
      const name = /\/api\/user\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
      const { skip } = (request.postDataJSON() ?? {}) as { skip?: number };
      if (name) asked.push(`${request.method()} ${name}${skip ? ` from ${skip}` : ''}`);
    });
    const expected = [TOP_BAR, ...calls].toSorted();
    await page.goto(address);
    await expect.poll(() => asked.toSorted()).toEqual(expected);
    // And nothing more, once the answers are on the screen and the network has been quiet.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(expected);
    // What `early.ts` began and the portal did not ask for, word by word, would still lie there.
    expect(
      await page.evaluate(() => window.earlyReads?.map(({ url, init }) => `${url} ${init.body ?? ''}`)),
    ).toEqual([]);
  });
}

test('every member route is among them', () => {
  const paths = screens.map(([address]) => address.replace(/\?.*/, ''));
  expect(memberRoutes.filter((route) => !paths.includes(route))).toEqual([]);
});

test('calls go to the address that the meta tag of the page names', async ({ member: page }) => {
  await withoutNews(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) asked.push(pathname);
  });
  // As a server would that serves the portal and has its backend elsewhere.
  await page.route('/wallet', async (route) => {
    const response = await route.fetch();
    const empty = '<meta name="api-host" content="" />';
    const host = `"${new URL(route.request().url()).origin}/behind//"`;
    const html = await response.text();
    expect(html).toContain(empty);
    await route.fulfill({
      response,
      body: html.replace(empty, empty.replace('""', host)),
    });
  });
  await page.route('/behind/api/user/*', async (route) => {
    const url = route.request().url().replace('/behind', '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/wallet');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  expect([...new Set(asked)].sort()).toEqual(['/behind/api/user/dashboard', '/behind/api/user/walletLedgar']);
});
