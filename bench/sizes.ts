import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { startLiveSandbox } from '../scripts/liveSandbox';
import { extraRoutes, memberRoutes, publicRoutes } from '../tests/e2e/support/routes';
import { brotliSize, scriptSize, styleSize } from './brotli';
import { saveFigures } from './options';
import { watchRequests } from './speed/quiet';

/** What a cold visit may load, in kB (1000 bytes) after brotli 11: without and with a session. A first page has its rules in it. */
const PUBLIC_BUDGET = { scripts: 132, styles: 17, html: 11 };
const MEMBER_BUDGET = { scripts: 290, styles: 32, html: 1 };
/** What a route may load beyond a list, for what it shows beside one or in place of it. */
const ALLOWANCES: Readonly<Record<string, number>> = {
  '/profit': 26, // the chart
  '/dashboard': 4, // balances, first steps, shortcuts, news
  '/close_position': 4, // results per pair, of all rows
  '/deposit': 2, // the QR code
  '/depositpage': 2, // packages and what becomes of the balance
};

/** Heavy parts, each with the routes that may load it, and must. */
const ownParts: readonly (readonly [what: string, file: RegExp, routes: readonly string[]])[] = [
  ['chart', /\/ProfitChart-/, ['/profit']],
  ['QR code', /\/DepositScreen-/, ['/deposit']],
  ['video', /\.(webm|mp4)$/, ['/dashboard']],
];

/** Keeps back what a page wants to do when idle, until `idle()` lets it: bytes before and after come apart. */
const holdIdle = `
  const own = window.requestIdleCallback.bind(window);
  const waiting = [];
  window.requestIdleCallback = (...call) => waiting.push(call);
  window.idle = () => {
    window.requestIdleCallback = own;
    for (const call of waiting) own(...call);
  };
`;

const { origin, token, close } = await startLiveSandbox(12);
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });

/** Every file that a first visit to a route asks for, and a visitor's once the page is idle. */
async function visit(route: string, session: boolean) {
  const context = await browser.newContext();
  if (session) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  // What is done when idle is no part of the visit, however long that takes on this machine.
  await context.addInitScript({ content: holdIdle });
  const page = await context.newPage();
  const quiet = watchRequests(page, 500);
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(origin + route);
  // Beside other visits a page may draw nothing for as long as quiet takes.
  if (session) {
    await page.locator('#content').waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }
  await quiet();
  const before = [...files];
  if (!session) {
    await page.evaluate('idle()');
    await quiet();
  }
  const { pathname } = new URL(page.url());
  if (pathname !== route) throw new Error(`${route} led to ${pathname}`);
  await context.close();
  return { before, whenIdle: [...files].slice(before.length) };
}

/** What is wrong with a visit, in words, and which heavy part it has of its own. */
function judge(route: string, session: boolean, before: readonly string[], whenIdle: readonly string[]) {
  const own: string[] = [];
  const wrong: string[] = [];
  for (const [what, file, owners] of ownParts) {
    const loaded = [...before, ...whenIdle].some((name) => file.test(name));
    if (loaded !== owners.includes(route)) wrong.push(loaded ? `LOADS THE ${what}` : `LACKS ITS ${what}`);
    else if (loaded) own.push(what);
  }
  if (!session && before.some((name) => /\/portal-[^/]*\.js$/.test(name)))
    wrong.push('LOADS THE PORTAL BEFORE IT IS IDLE');
  const kilobytes = scriptSize('dist', before);
  const styles = styleSize('dist', before);
  const html = brotliSize(
    `dist/${session ? 'index' : `pages/first/${route.slice(1).toLowerCase() || 'index'}`}.html`,
  );
  const limits = session ? MEMBER_BUDGET : PUBLIC_BUDGET;
  const budget = limits.scripts + (ALLOWANCES[route] ?? 0);
  if (kilobytes > budget || styles > limits.styles || html > limits.html) wrong.push('TOO LARGE');
  return { own, wrong, kilobytes, budget, styles, html };
}

const visits = [
  ...[...publicRoutes, ...extraRoutes].map((route) => ({ route, session: false })),
  ...memberRoutes.map((route) => ({ route, session: true })),
];
/** So many visits at once: most of each is waiting for a page to be quiet. */
const LANES = 3;
const loads = new Map<string, Awaited<ReturnType<typeof visit>>>();
const queue = [...visits];
const lane = async () => {
  for (let next = queue.shift(); next; next = queue.shift())
    loads.set(next.route, await visit(next.route, next.session));
};
await Promise.all(Array.from({ length: LANES }, lane));

const figures = [];
console.log('cold visit             JavaScript   budget   when idle   styles   page   (kB, brotli 11)');
for (const { route, session } of visits) {
  const { before, whenIdle } = loads.get(route) ?? { before: [], whenIdle: [] };
  const { own, wrong, kilobytes, budget, styles, html } = judge(route, session, before, whenIdle);
  const later = scriptSize('dist', whenIdle);
  if (before.length === 0) wrong.push('LOADED NOTHING');
  if (wrong.length > 0) process.exitCode = 1;
  figures.push({ route, kilobytes, budget, whenIdle: later, styles, html, wrong });
  console.log(
    route.padEnd(22) +
      kilobytes.toFixed(1).padStart(11) +
      String(budget).padStart(9) +
      (session ? '' : later.toFixed(1)).padStart(12) +
      styles.toFixed(1).padStart(9) +
      html.toFixed(1).padStart(7) +
      [...own, ...wrong].map((words) => `   ${words}`).join(''),
  );
}
saveFigures({ figures });
await browser.close();
await close();
