// Checks which files each route loads, and their compressed sizes against the size budgets.

import { readdir, readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { launchChromium } from '../scripts/chromium';
import { isList, type Resource } from '../src/core/defineResource';
import * as registry from '../src/resources';
import { startLiveSandbox } from '../scripts/liveSandbox';
import { memberRoutes, publicRoutes } from '../tests/e2e/support/routes';
import { brotliSize, scriptSize, styleSize } from './brotli';
import { filterByRoutes } from './options';

const resources = Object.values<Resource>(registry);
const lists = resources.filter(isList);

/**
 * The size budgets for a visit with an empty cache, in kB (1000 bytes) after brotli compression at level 11. The HTML
 * includes the boot script and the CSS rules of the first paint.
 */
const PUBLIC_BUDGET = { scripts: 162.6, styles: 15, html: 14.5 };
const MEMBER_BUDGET = { scripts: 307.9, styles: 31.9, html: 5.3 };
/**
 * The kB that each resource adds to these budgets, so that adding a list exceeds none: its definition is in the scripts of
 * the member area, its routes and titles are in each page. Twelve resources with every option added 0.1 and 0.025 kB each.
 */
const PER_RESOURCE = { scripts: 0.15, html: 0.03 };
/** The kB of scripts and styles by which a route may exceed its budget, for parts that an ordinary page does not have. */
const ALLOWANCES: Readonly<Record<string, { readonly scripts: number; readonly styles?: number }>> = {
  '/Pageotp': { scripts: 1 }, // the boxes of a code
  '/Verfication': { scripts: 1 },
  '/Verfications': { scripts: 1 },
  '/dashboard': { scripts: 11.5, styles: 3 }, // panels, steps and the news
  '/close_position': { scripts: 6.5 }, // the tabs of trades and orders
  '/deposit': { scripts: 8.5, styles: 2 }, // the QR code
  '/profit': { scripts: 29.5, styles: 2.5 }, // the chart and the results per pair
  '/bindapi': { scripts: 26.2, styles: 4 }, // the forms beside the list
  '/mithdraw': { scripts: 16 }, // the checksums of addresses
  '/fundtransfer': { scripts: 6 }, // the form and its review
  '/ticket': { scripts: 26, styles: 4 }, // the form above the list
  '/depositpage': { scripts: 29.5, styles: 4.2 }, // packages and the remaining balance
  '/profile': { scripts: 9.6 }, // the form of the phone number
  '/statement': { scripts: 9, styles: 1 }, // the period, the balances and the totals by kind
  ...Object.fromEntries(
    lists
      .filter(({ balance }) => balance)
      .flatMap(({ screens = [] }) => screens.map(({ path }) => [path, { scripts: 1.8 }])),
  ), // the balance after each entry
  '/openview': { scripts: 4.5, styles: 0.5 }, // the trade, and the one before and after it
  '/openspotview': { scripts: 4.5, styles: 0.5 },
};

/** Heavy files and the routes that use them. These routes must load the file; no other route may load it. */
const ownParts: readonly (readonly [what: string, file: RegExp, routes: readonly string[]])[] = [
  ['chart', /\/ProfitChart-/, ['/profit']],
  ['video', /\/LoopVideo-.*\.js$/, ['/dashboard']],
];

/** Delays the portal's idle callbacks until `runIdle()`, so that files loaded when idle are counted separately. */
const delayIdleCallbacks = `
  const request = window.requestIdleCallback.bind(window);
  const delayed = [];
  window.requestIdleCallback = (...call) => delayed.push(call);
  window.runIdle = () => {
    window.requestIdleCallback = request;
    for (const call of delayed) request(...call);
  };
  window.idle = () => new Promise((done) => request(() => done()));
`;

/** Tracks the requests of a page. Returns a function that waits until none is running and the main thread is idle. */
function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const done = (request: Request) => void pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async () => {
    do {
      while (pending.size > 0) await page.waitForTimeout(20);
      await page.evaluate('idle()');
    } while (pending.size > 0);
  };
}

const { origin, token, close } = await startLiveSandbox(12);
const browser = await launchChromium();

/** Opens a route with an empty cache. Returns the files requested at once and, on public pages, those when idle. */
async function visit(route: string, session: boolean) {
  const context = await browser.newContext();
  if (session) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await context.addInitScript({ content: delayIdleCallbacks });
  const page = await context.newPage();
  const settled = trackRequests(page);
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(origin + route);
  if (session) {
    await page.locator('#content').waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }
  await settled();
  const before = [...files];
  if (!session) {
    await page.evaluate('runIdle()');
    await settled();
  }
  const { pathname } = new URL(page.url());
  if (pathname !== route) throw new Error(`${route} led to ${pathname}`);
  await context.close();
  return { before, whenIdle: [...files].slice(before.length) };
}

/**
 * Checks a visit's files against `ownParts` and the size budgets. Returns the names of the expected heavy files, the
 * problems and the sizes in kB.
 */
function checkVisit(route: string, session: boolean, before: readonly string[], whenIdle: readonly string[]) {
  const expectedParts: string[] = [];
  const problems: string[] = [];
  for (const [what, file, owners] of ownParts) {
    const loaded = [...before, ...whenIdle].some((name) => file.test(name));
    if (loaded !== owners.includes(route)) problems.push(loaded ? `LOADS THE ${what}` : `LACKS ITS ${what}`);
    else if (loaded) expectedParts.push(what);
  }
  if (!session && before.some((name) => /\/portal-[^/]*\.js$/.test(name)))
    problems.push('LOADS THE PORTAL BEFORE IT IS IDLE');
  const kilobytes = scriptSize('dist', before);
  const styles = styleSize('dist', before);
  const html = brotliSize(`dist/${session ? 'app' : route.slice(1) || 'index'}.html`);
  const limits = session ? MEMBER_BUDGET : PUBLIC_BUDGET;
  const allowance = ALLOWANCES[route];
  const added = session ? resources.length * PER_RESOURCE.scripts : 0;
  const budget = limits.scripts + added + (allowance?.scripts ?? 0);
  const htmlBudget = limits.html + resources.length * PER_RESOURCE.html;
  const stylesBudget = limits.styles + (allowance?.styles ?? 0);
  if (kilobytes > budget || styles > stylesBudget || html > htmlBudget) problems.push('TOO LARGE');
  return { expectedParts, problems, kilobytes, budget, styles, html };
}

const visits = filterByRoutes(
  [
    ...publicRoutes.map((route) => ({ route, session: false })),
    ...memberRoutes.map((route) => ({ route, session: true })),
  ],
  ({ route }) => route,
);
/** The number of pages that are visited concurrently. */
const CONCURRENCY = 2;
const loads = new Map<string, Awaited<ReturnType<typeof visit>>>();
const queue = [...visits];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift())
    loads.set(next.route, await visit(next.route, next.session));
};
await Promise.all(Array.from({ length: CONCURRENCY }, worker));

console.log('cold visit             JavaScript   budget   when idle   styles   page   (kB, brotli 11)');
for (const { route, session } of visits) {
  const { before, whenIdle } = loads.get(route) ?? { before: [], whenIdle: [] };
  const { expectedParts, problems, kilobytes, budget, styles, html } = checkVisit(
    route,
    session,
    before,
    whenIdle,
  );
  const later = scriptSize('dist', whenIdle);
  if (before.length === 0) problems.push('LOADED NOTHING');
  if (problems.length > 0) process.exitCode = 1;
  console.log(
    route.padEnd(22) +
      kilobytes.toFixed(1).padStart(11) +
      budget.toFixed(1).padStart(9) +
      (session ? '' : later.toFixed(1)).padStart(12) +
      styles.toFixed(1).padStart(9) +
      html.toFixed(1).padStart(7) +
      [...expectedParts, ...problems].map((text) => `   ${text}`).join(''),
  );
}
for (const file of await readdir('dist/assets'))
  if (
    file.endsWith('.js') &&
    (await readFile(`dist/assets/${file}`, 'utf8')).includes('Contract violation')
  ) {
    console.log(`${file} CONTAINS THE DEVELOPMENT CHECK`);
    process.exitCode = 1;
  }
await browser.close();
await close();
