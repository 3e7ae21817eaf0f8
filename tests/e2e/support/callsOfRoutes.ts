import type { Page, Request } from '@playwright/test';
import { isList } from '../../../src/core/defineResource';
import { readsOf } from './routes';

/** The call that loads the signed-in member for the top bar of every screen. */
const TOP_BAR = 'GET dashboard';

/** The calls that read all 60 trades of the sandbox. */
const tradePages = ['POST trades', ...[10, 20, 30, 40, 50].map((skip) => `POST trades from ${skip}`)];

/**
 * The API calls that each member route makes when it opens, without the call of the top bar. Other routes, such as that
 * of a new resource, make the calls that they prefetch.
 */
const callsByRoute: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    'GET randomProfit',
    'GET getNews',
    'POST getBanners',
    // The profit of the last 7 days, whose average the last 24 hours are compared with.
    'POST profitCalculation',
    // Tells whether the member has bound an API key. After a yes, the portal doesn't send this call again.
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
  // The portal applies the filter Closed itself, so it reads all 60 trades of the sandbox.
  '/close_position': tradePages,
  '/openspotposition': ['POST trades'],
  '/closespotposition': ['POST orders'],
  // Opened by a link, the trade is looked for among the newest 300. The sandbox has 60.
  '/openview': ['POST tradeDetails', ...tradePages],
  '/openspotview': ['POST tradeDetails', ...tradePages],
  '/activity': ['POST activitys'],
  '/usertouser': ['POST allTxns'],
  '/profile': [],
  '/team': ['POST teamMembers'],
  '/direct': ['POST sponsers'],
  '/level/1': ['POST teamByLevel'],
  '/tranctattion': ['POST allTxns'],
  '/wallet': ['POST walletLedgar'],
  // The statement reads the balance before and after all entries of the Fuel Wallet.
  '/statement': [
    'GET dashboard',
    'POST walletLedgar',
    ...[10, 20, 30, 40, 50, 60, 70].map((skip) => `POST walletLedgar from ${skip}`),
  ],
  '/fundtransfer': [],
  '/ticket': ['POST getTicket'],
  '/mithdraw': [],
  '/withdrawhistory': ['POST withrawOrders'],
  '/success': [],
  '/marketdata': ['GET marketData'],
  '/depositpage': ['GET packages', 'POST walletLedgar'],
  // The chart reads all 39 rows of the last 24 hours. The comparison with the 24 hours before reads all 65
  // rows of the last 7 days.
  '/profit': [
    'POST profitCalculation',
    'POST profitCalculation',
    ...[10, 20, 30, 10, 20, 30, 40, 50, 60].map((skip) => `POST profitCalculation from ${skip}`),
  ],
};

const prefetchedCalls = (route: string) =>
  readsOf(route).map((resource) => {
    const { method, path } = isList(resource) ? resource.read : resource.one;
    return `${method} ${path.replace('api/user/', '')}`;
  });

/**
 * Returns the calls that a member route makes when it opens, in alphabetical order. `made` are the calls so far: other
 * tests may add entries to the ledger meanwhile, and with them one more page, which must be read once too.
 */
export function callsOfRoute(route: string, made: readonly string[]): string[] {
  const addedPage = 'POST walletLedgar from 80';
  const added = route === '/statement' && made.includes(addedPage) ? [addedPage] : [];
  return [TOP_BAR, ...(callsByRoute[route] ?? prefetchedCalls(route)), ...added].toSorted();
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
