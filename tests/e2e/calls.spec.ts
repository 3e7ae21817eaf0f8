import { expect, test } from './support/test';

/** What each screen asks for when it opens, once each; every one has the top bar's GET dashboard besides. */
const screens: readonly (readonly [address: string, ...calls: string[]])[] = [
  ['/dashboard', 'GET randomProfit', 'GET getNews', 'POST getBanners'],
  ['/bindapi', 'GET getExchange', 'GET ip'],
  ['/deposit', 'GET depositQrCode', 'POST deposit'],
  ['/open_position', 'POST trades'],
  ['/open_position?tab=orders', 'POST orders'],
  ['/openspotposition', 'POST trades'],
  ['/closespotposition', 'POST orders'],
  ['/openview?id=nothing', 'POST tradeDetails'],
  ['/activity', 'POST activitys'],
  ['/usertouser', 'POST allTxns'],
  ['/profile'],
  ['/team', 'POST teamMembers'],
  ['/direct', 'POST sponsers'],
  ['/level/1', 'POST teamByLevel'],
  ['/tranctattion', 'POST allTxns'],
  ['/wallet', 'POST walletLedgar'],
  ['/bonus', 'POST bonusTxns'],
  ['/fundtransfer'],
  ['/ticket', 'POST getTicket'],
  ['/mithdraw'],
  ['/withdrawhistory', 'POST withrawOrders'],
  ['/success'],
  ['/marketdata', 'GET marketData'],
  ['/depositpage', 'GET packages', 'POST walletLedgar'],
  ['/profit', 'POST profitCalculation'],
];

/** Who is signed in. */
const TOP_BAR = 'GET dashboard';

for (const [address, ...calls] of screens) {
  test(`${address} asks for what it shows, once each`, async ({ member: page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /\/api\/user\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
      if (name) asked.push(`${request.method()} ${name}`);
    });
    const expected = [TOP_BAR, ...calls].toSorted();
    await page.goto(address);
    await expect.poll(() => asked.toSorted()).toEqual(expected);
    // And nothing more, once the answers are on the screen and the network has been quiet.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(expected);
  });
}
