import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { startLiveSandbox } from '../scripts/liveSandbox';

/** What a cold visit may load, in kB (1000 bytes) of JavaScript after brotli 11. */
const budgets: readonly (readonly [path: string, kilobytes: number])[] = [
  ['/login', 170],
  ['/activity', 260],
  ['/profit', 260],
  ['/dashboard', 260],
];

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(join('dist', file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const { origin, token, close } = await startLiveSandbox(12);
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
console.log('cold visit          JavaScript   budget   (kB, brotli 11)');
for (const [path, budget] of budgets) {
  const context = await browser.newContext();
  if (path !== '/login')
    await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  const kilobytes = [...loaded].reduce((sum, file) => sum + brotli(file), 0) / 1000;
  const verdict = kilobytes > budget ? '   TOO LARGE' : '';
  if (verdict) process.exitCode = 1;
  console.log(path.padEnd(20) + kilobytes.toFixed(1).padStart(10) + String(budget).padStart(9) + verdict);
  await context.close();
}
await browser.close();
await close();
