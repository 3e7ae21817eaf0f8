import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Conditions } from './conditions';
import { watchRequests } from './quiet';
import { untilUsable, vitalsOf, watching, type Vitals } from './vitals';

const UPLINK = 750e3 / 8;
/** So long must a page ask for nothing before it is called quiet, in ms. */
const QUIET = 500;

/** Of an even number the mean of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

export const viewport = { width: 1440, height: 900 } as const;

/** A browser that has never been here; signed in where a token is given. */
export async function newVisitor(browser: Browser, token = ''): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  // What runs these files gives functions their names by a helper, which functions handed to a page lack there.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  if (token) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return context;
}

export async function slowDown(page: Page, { megabits, latency, cpu }: Conditions): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (megabits !== undefined)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latency ?? 0,
      downloadThroughput: (megabits * 1e6) / 8,
      uploadThroughput: UPLINK,
    });
  if (cpu !== undefined) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return devtools;
}

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  /** What must stand on the page before a member calls it there, and which control must answer. */
  readonly there: string;
  readonly control?: string | undefined;
  readonly token?: string;
  readonly conditions: Conditions;
}

export interface Visited {
  /** Nothing cached, nothing connected; and once more after it, with what the browser has kept. */
  readonly cold: Vitals;
  readonly warm: Vitals;
}

/** Two visits of one visitor, the second in a new tab once the first is quiet. */
export async function measureVisit({ browser, url, token, conditions, ...wanted }: Visit): Promise<Visited> {
  const context = await newVisitor(browser, token);
  const once = async () => {
    const page = await context.newPage();
    await page.addInitScript({ content: watching(wanted) });
    await slowDown(page, conditions);
    const quiet = watchRequests(page, QUIET);
    await page.goto(url, { waitUntil: 'commit' });
    await untilUsable(page);
    await quiet();
    const vitals = await vitalsOf(page);
    await page.close();
    return vitals;
  };
  const visited = { cold: await once(), warm: await once() };
  await context.close();
  return visited;
}
