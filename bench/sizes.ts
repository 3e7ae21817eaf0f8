import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { createSandbox } from '../sandbox/app';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';

/** What a cold visit may load, in kB (1000 bytes) of JavaScript after brotli 11. */
const budgets: readonly (readonly [address: string, kilobytes: number])[] = [
  ['/login', 170],
  ['/activity', 260],
  ['/profit', 260],
  ['/dashboard', 260],
];

const sizes = new Map<string, number>();
const brotli = (path: string): number => {
  let size = sizes.get(path);
  if (size === undefined) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    size = brotliCompressSync(readFileSync(join('dist', path)), { params }).length;
    sizes.set(path, size);
  }
  return size;
};

const sandbox = await createSandbox({ dataDir: 'memory://', rows: 12, staticDir: 'dist' });
const server = serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const origin = `http://127.0.0.1:${address.port}`;

const token = await signIn();
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
let over = false;
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
  if (kilobytes > budget) over = true;
  console.log(
    `${path.padEnd(20)}${kilobytes.toFixed(1).padStart(10)}${String(budget).padStart(9)}${kilobytes > budget ? '   TOO LARGE' : ''}`,
  );
  await context.close();
}
await browser.close();
server.close();
await sandbox.close();
if (over) process.exitCode = 1;

/** The demo member's session: a list screen is measured as a member meets it. */
async function signIn(): Promise<string> {
  const post = async (call: string, body: object) => {
    const request = new Request(`${origin}/api/user/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await (await sandbox.fetch(request)).json()) as { token?: string };
  };
  await post('signIn', sandbox.demo);
  const mailbox = await sandbox.fetch(
    new Request(`${origin}/sandbox/mailbox?format=json&to=${sandbox.demo.email}`),
  );
  const [mail] = (await mailbox.json()) as { code: string }[];
  const answer = await post('verifySignIn', { email: sandbox.demo.email, otp: mail?.code });
  if (!answer.token) throw new Error('the sandbox did not sign the demo member in');
  return answer.token;
}
