import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { extraRoutes, memberRoutes, publicRoutes } from '../tests/e2e/support/routes';
import { chromiumFlags, ensureChromium } from './chromium';
import { startLiveSandbox } from './liveSandbox';

const folder = 'screenshots';
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const schemes = ['light', 'dark'] as const;

mkdirSync(folder, { recursive: true });
const { origin, token, close } = await startLiveSandbox(60);
/** The detail screens show nothing without a trade: the newest one of each market. */
const detailOf = async (type: 'FUTURE' | 'SPOT') => {
  const answer = await fetch(`${origin}/api/user/trades`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ limit: 10, skip: 0, type }),
  });
  const { data } = (await answer.json()) as { data: readonly { _id: string }[] };
  return `?id=${data[0]?._id ?? ''}`;
};
const queries: Readonly<Record<string, string>> = {
  '/openview': await detailOf('FUTURE'),
  '/openspotview': await detailOf('SPOT'),
};
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of schemes) {
    const visits = [[[...publicRoutes, ...extraRoutes], ''] as const, [memberRoutes, token] as const];
    for (const [routes, stored] of visits) {
      const context = await browser.newContext({ viewport, colorScheme, timezoneId: 'UTC' });
      if (stored) await context.addInitScript((value) => localStorage.setItem('token', value), stored);
      const page = await context.newPage();
      for (const route of routes) {
        await page.goto(origin + route + (queries[route] ?? ''), { waitUntil: 'networkidle' });
        const name = route.replace(/^\//, '').replaceAll('/', '-') || 'landing';
        await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
      }
      await context.close();
    }
  }
}
await browser.close();
await close();
console.log(`One picture of every route, size and scheme is in ${folder}/`);
