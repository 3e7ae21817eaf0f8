import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { startLiveSandbox } from '../scripts/liveSandbox';
import { extraRoutes, memberRoutes, publicRoutes } from '../tests/e2e/support/routes';

/** What a cold visit may load, in kB (1000 bytes) of JavaScript after brotli 11: without and with a session. */
const PUBLIC_BUDGET = 170;
const MEMBER_BUDGET = 260;

/** Heavy parts, each with the routes that may load it, and must. */
const ownParts: readonly (readonly [what: string, file: RegExp, routes: readonly string[]])[] = [
  ['chart', /\/ProfitChart-/, ['/profit']],
  ['QR code', /\/DepositScreen-/, ['/deposit']],
  ['video', /\.(webm|mp4)$/, ['/dashboard']],
];

const sizes = new Map<string, number>();
function brotli(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(readFileSync(join('dist', file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  sizes.set(file, length);
  return length;
}

const { origin, token, close } = await startLiveSandbox(12);
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
const fail = (words: string) => {
  process.exitCode = 1;
  return `   ${words}`;
};

/** Every file that a first visit to a route asks for. */
async function visit(route: string, session: boolean): Promise<ReadonlySet<string>> {
  const context = await browser.newContext();
  if (session) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const { pathname } = new URL(page.url());
  if (pathname !== route) throw new Error(`${route} led to ${pathname}`);
  await context.close();
  return files;
}

console.log('cold visit             JavaScript   budget   (kB, brotli 11)');
for (const [routes, budget] of [
  [[...publicRoutes, ...extraRoutes], PUBLIC_BUDGET],
  [memberRoutes, MEMBER_BUDGET],
] as const) {
  for (const route of routes) {
    const files = [...(await visit(route, budget === MEMBER_BUDGET))];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const kilobytes = scripts.reduce((sum, file) => sum + brotli(file), 0) / 1000;
    const notes = ownParts.flatMap(([what, file, owners]) => {
      const loaded = files.some((name) => file.test(name));
      if (loaded === owners.includes(route)) return loaded ? `   ${what}` : [];
      return fail(loaded ? `LOADS THE ${what}` : `LACKS ITS ${what}`);
    });
    if (kilobytes > budget) notes.push(fail('TOO LARGE'));
    console.log(
      route.padEnd(22) + kilobytes.toFixed(1).padStart(11) + String(budget).padStart(9) + notes.join(''),
    );
  }
}
await browser.close();
await close();
