import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchRequests } from './waitForQuiet';
import { untilInteractive, vitalsOf, watching, type Vitals } from './vitals';

/** The throttling of every visit: a slow mobile network and a slow phone. */
export const conditions = '1.6 Mbps, 150 ms, CPU ÷ 4';
/** Latency in ms, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

/** A page without requests for this time, in ms, counts as quiet. */
const QUIET_MS = 500;

/** Returns the median, which is the mean of the two middle values for an even number of values, and 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

export const viewport = { width: 1440, height: 900 } as const;

/** Returns a browser context without cache and cookies. With a token, the context is signed in. */
export async function newVisitor(browser: Browser, token = ''): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  // tsx wraps functions in a helper (`__name`) that does not exist in the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  if (token) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return context;
}

/** Applies the throttling to a page. Returns the DevTools session, which must stay open for the throttling. */
export async function slowDown(page: Page, { network = true } = {}): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devtools;
}

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  /** The selector of the page's main content. */
  readonly content: string;
  /** The selector of the control that must become responsive. */
  readonly control?: string | undefined;
  readonly token?: string;
}

export interface Visited {
  /** The first visit, with an empty cache and no open connection. */
  readonly cold: Vitals;
  /** The second visit, with the browser's cache. */
  readonly warm: Vitals;
}

/** Measures two visits to a page in one browser context, the second in a new tab after the requests of the first. */
export async function measureVisit({ browser, url, token, ...selectors }: Visit): Promise<Visited> {
  const context = await newVisitor(browser, token);
  const once = async () => {
    const page = await context.newPage();
    await page.addInitScript({ content: watching(selectors) });
    await slowDown(page);
    const quiet = watchRequests(page, QUIET_MS);
    await page.goto(url, { waitUntil: 'commit' });
    await untilInteractive(page);
    await quiet();
    const vitals = await vitalsOf(page);
    await page.close();
    return vitals;
  };
  const visited = { cold: await once(), warm: await once() };
  await context.close();
  return visited;
}
