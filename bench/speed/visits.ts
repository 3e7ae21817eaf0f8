import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchRequests } from './quiet';

/** What slows a visit down: nothing, or a slow phone line and a slow phone as in the house plan's table. */
export interface Conditions {
  readonly name: string;
  readonly megabits?: number;
  readonly latency?: number;
  readonly cpu?: number;
}

export const slow: Conditions = { name: '1.6 Mbps, 150 ms, CPU ÷ 4', megabits: 1.6, latency: 150, cpu: 4 };
export const unslowed: Conditions = { name: 'no throttle' };

const UPLINK = 750e3 / 8;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const viewport = { width: 1440, height: 900 } as const;

/** A browser that has never been here; signed in where a token is given. */
export async function newVisitor(browser: Browser, token = ''): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
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

/**
 * Notes, within the page, when the thing stood there, and how far the layout shifted until all was
 * quiet. As text: what runs this file would add helpers to a function that the page does not have.
 */
export const watching = (there: string): string => `
  window.seen = { at: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(${JSON.stringify(there)})) requestAnimationFrame(() => (seen.at = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
`;

export interface Seen {
  /** Milliseconds from the start of the document. */
  readonly at: number;
  readonly shift: number;
}

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

export async function untilSeen(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.at > 0, undefined, {
    timeout: 60_000,
  });
}

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  /** What must stand on the page before a member calls it there. */
  readonly there: string;
  readonly token?: string;
  readonly conditions: Conditions;
}

/** One cold visit: nothing cached, nothing connected. */
export async function measureVisit({ browser, url, there, token, conditions }: Visit): Promise<Seen> {
  const context = await newVisitor(browser, token);
  const page = await context.newPage();
  await page.addInitScript({ content: watching(there) });
  await slowDown(page, conditions);
  const quiet = watchRequests(page, 500);
  await page.goto(url, { waitUntil: 'commit' });
  await untilSeen(page);
  await quiet();
  const seen = await seenIn(page);
  await context.close();
  return seen;
}
