import type { Page, Request } from '@playwright/test';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';

/** Every call of the API as 'METHOD path?query body', from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  return calls;
}

const queries: Readonly<Record<string, string>> = {
  '/openview': '?id=some-trade',
  '/openspotview': '?id=some-trade',
  '/activity': '?page=3',
  '/profit': '?time=1month&page=2',
  '/tranctattion': '?from=2026-01-01',
  '/close_position': '?tab=orders',
};

test('no first read is made twice, none is made in vain, and none mails a code', async ({ member: page }) => {
  const calls = callsOf(page);
  for (const route of memberRoutes) {
    calls.length = 0;
    await page.goto(route + (queries[route] ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect([route, calls.filter((call, place) => calls.indexOf(call) !== place)]).toEqual([route, []]);
    // What `early.ts` began and the portal did not ask for, word by word, would still lie there.
    await expect
      .poll(() => page.evaluate(() => window.earlyReads?.map(({ url, init }) => `${url} ${init.body ?? ''}`)))
      .toEqual([]);
    expect(calls.join(' ')).not.toContain('withrawOtp');
    expect(calls.length).toBeGreaterThan(0);
  }
});

test('the first read goes out before the portal has started', async ({ member: page }) => {
  // The entry is held back: whatever is asked for meanwhile was begun without it.
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const calls = callsOf(page);
  await page.goto('/activity?page=2', { waitUntil: 'commit' });
  await expect
    .poll(() => calls)
    .toEqual(['GET /api/user/dashboard ', 'POST /api/user/activitys {"limit":10,"skip":10}']);
  release();
  await expect(page.getByText('11–20 of')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a visitor begins no read, and a session of another tab is not mixed in', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/activity');
  await expect(page).toHaveURL('/login');
  expect(calls).toEqual([]);
});

test('while a visitor signs in the portal arrives, so that nothing is left to fetch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  await expect.poll(() => scripts.some((file) => file.includes('/portal-'))).toBe(true);
  await expect.poll(() => scripts.some((file) => file.includes('/DashboardScreen-'))).toBe(true);
  await expect.poll(() => scripts.some((file) => file.includes('/TableView-'))).toBe(true);
});
