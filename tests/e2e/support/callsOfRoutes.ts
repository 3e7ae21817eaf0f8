import type { Page, Request } from '@playwright/test';

/** The call that loads the signed-in member for the top bar of every screen. */
const TOP_BAR = 'GET dashboard';

/** The calls of each member route when it opens, besides the top bar's; none by default. */
const callsByRoute: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    'GET randomProfit',
    'GET getNews',
    'POST getBanners',
    // The totals of 7 and 30 days.
    'POST profitCalculation',
    'POST profitCalculation',
    // Shows whether a key was ever bound. Not called again after that.
    'GET getExchange',
  ],
  '/bonus': ['POST bonusTxns'],
  '/dashBonus': ['POST bonusTxns'],
  '/club': ['POST bonusTxns'],
  '/layalty': ['POST bonusTxns'],
  '/bindapi': ['GET getExchange', 'GET ip'],
  '/deposit': ['GET depositQrCode', 'POST deposit'],
  '/open_position': ['POST trades'],
  '/open_position?tab=orders': ['POST orders'],
  // The filter Closed reads all 60 trades of the sandbox.
  '/close_position': ['POST trades', ...[10, 20, 30, 40, 50].map((skip) => `POST trades from ${skip}`)],
  '/openspotposition': ['POST trades'],
  '/closespotposition': ['POST orders'],
  '/openview': ['POST tradeDetails'],
  '/openspotview': ['POST tradeDetails'],
  '/activity': ['POST activitys'],
  '/usertouser': ['POST allTxns'],
  '/profile': [],
  '/team': ['POST teamMembers'],
  '/direct': ['POST sponsers'],
  '/level/1': ['POST teamByLevel'],
  '/tranctattion': ['POST allTxns'],
  '/wallet': ['POST walletLedgar'],
  '/fundtransfer': [],
  '/ticket': ['POST getTicket'],
  '/mithdraw': [],
  '/withdrawhistory': ['POST withrawOrders'],
  '/success': [],
  '/marketdata': ['GET marketData'],
  '/depositpage': ['GET packages', 'POST walletLedgar'],
  // The chart reads the 39 rows of the sandbox's last 24 hours, the comparison the 65 rows of the last 7 days.
  '/profit': [
    'POST profitCalculation',
    'POST profitCalculation',
    ...[10, 20, 30, 10, 20, 30, 40, 50, 60].map((skip) => `POST profitCalculation from ${skip}`),
  ],
};

/** Returns the calls that a member route makes when it opens, in alphabetical order. */
export function callsOfRoute(route: string): string[] {
  return [TOP_BAR, ...(callsByRoute[route] ?? [])].toSorted();
}

/** Returns an array that collects every API call from now on, such as 'POST trades from 10'. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const call = /\/api\/user\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    const { skip } = (request.postDataJSON() ?? {}) as { skip?: number };
    if (call) calls.push(`${request.method()} ${call}${skip ? ` from ${skip}` : ''}`);
  });
  return calls;
}
