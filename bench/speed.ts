import { createServer } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { startLiveSandbox } from '../scripts/liveSandbox';

/** A slow phone line and a slow phone, as in the table of the house plan. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const RUNS = 5;

/** Pages, each with what must stand on it before a member calls it there. */
const pages: readonly (readonly [path: string, there: string, session: boolean])[] = [
  ['/', 'h1', false],
  ['/login', 'form', false],
  ['/activity', '[aria-busy=false] article', true],
  ['/profit', '[aria-busy=false] table', true],
  ['/dashboard', '[aria-busy=false] table', true],
];

const { origin, token, close } = await startLiveSandbox(60);
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });

/** The static floor: the very page that the portal drew, as HTML with its styles inside and no script. */
const floors = new Map<string, Buffer>();
const floor = createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
  response.end(floors.get(request.url ?? ''));
}).listen(0, '127.0.0.1');
await once(floor, 'listening');
const address = floor.address();
if (address === null || typeof address === 'string') throw new Error('the floor has no port');
const floorOrigin = `http://127.0.0.1:${address.port}`;

async function contextFor(session: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (session) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return context;
}

async function drawFloor(path: string, there: string, session: boolean) {
  const context = await contextFor(session);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForSelector(there);
  const html = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    for (const element of document.querySelectorAll('script, style, link, video')) element.remove();
    const style = document.createElement('style');
    // Neither side waits for the font: it is swapped in when it comes.
    style.textContent = rules.filter((rule) => !rule.startsWith('@font-face')).join('\n');
    document.head.append(style);
    return document.documentElement.outerHTML;
  });
  floors.set(path, brotliCompressSync(`<!doctype html>${html}`));
  await context.close();
}

/**
 * Notes, within the page, when the thing stood there, and how far the layout shifted until all was
 * quiet. As text: what runs this file would add helpers to a function that the page does not have.
 */
const watching = (there: string) => `
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

async function measure(url: string, there: string, session: boolean) {
  const context = await contextFor(session);
  const page = await context.newPage();
  await page.addInitScript({ content: watching(there) });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { seen: { at: number } }).seen.at > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: { at: number; shift: number } }).seen);
  await context.close();
  return seen;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

console.log(`median of ${RUNS} cold visits, 1.6 Mbps, 150 ms, CPU ÷ ${CPU_SLOWDOWN}, 1440 × 900`);
console.log('page          portal ms   floor ms    ratio   layout shift');
for (const [path, there, session] of pages) {
  await drawFloor(path, there, session);
  const portal = [];
  const still = [];
  for (let run = 0; run < RUNS; run++) {
    portal.push(await measure(origin + path, there, session));
    still.push(await measure(floorOrigin + path, there, false));
  }
  const [mine, theirs] = [portal, still].map((runs) => median(runs.map(({ at }) => at)));
  const shift = median(portal.map((run) => run.shift));
  console.log(
    path.padEnd(12) +
      (mine ?? 0).toFixed(0).padStart(11) +
      (theirs ?? 0).toFixed(0).padStart(11) +
      ((mine ?? 0) / (theirs ?? 1)).toFixed(1).padStart(9) +
      shift.toFixed(3).padStart(15),
  );
}
floor.close();
await browser.close();
await close();
