import type { Page, Request } from '@playwright/test';
import { ENTRY, holdBack } from './support/holdBack';
import { newMember } from './support/members';
import { visited } from './support/prerendered';
import { codeFor, expect, test } from './support/test';
import { withoutNews } from './support/withoutNews';

/** The code of a member's screens. */
const PORTAL = /assets\/portal-.*\.js$/;
/** The script that begins a visit before the portal's code is there. */
const EARLY = /assets\/early-.*\.js$/;

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

test('the first read goes out before the portal has started', async ({ member: page }) => {
  await withoutNews(page);
  // The entry is held back: whatever is asked for meanwhile was begun without it.
  const release = await holdBack(page, ENTRY);
  const calls = callsOf(page);
  await page.goto('/activity?page=2', { waitUntil: 'commit' });
  await expect
    // They go out together: which of the two is told first is the browser's affair.
    .poll(() => calls.toSorted())
    .toEqual(['GET /api/user/dashboard ', 'POST /api/user/activitys {"limit":10,"skip":10}']);
  release();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a member sees the title over a shape of the page before its code is here', async ({ member: page }) => {
  const release = await holdBack(page, PORTAL);
  const shape = page.locator('.awaited');
  const named = shape.locator('div').first();
  await page.goto('/level/2', { waitUntil: 'commit' });
  await expect(shape).toBeVisible();
  await expect(page).toHaveTitle('Level members · Member portal');
  expect(await named.evaluate((title) => getComputedStyle(title, '::before').content)).toBe(
    '"Level members"',
  );
  const before = await named.boundingBox();
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Level members 2');
  await expect(shape).toBeHidden();
  // Where the shape had it, below the way back that this screen has and the shape cannot know of.
  expect((await title.boundingBox())?.x).toBe(before?.x);
});

for (const [visit, cookies, before] of [
  ['first', [], 0],
  ['later', [visited], 1],
] as const)
  test(`a ${visit} visit asks for ${before} fonts before the code of a member's page is here`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
    await page.addInitScript((token) => localStorage.setItem('token', token), process.env.E2E_TOKEN ?? '');
    const release = await holdBack(page, PORTAL);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/activity', { waitUntil: 'commit' });
    await expect(page.locator('.awaited')).toBeVisible();
    // What the shape asks for is asked for when it is painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => fonts.length).toBe(before);
    release();
    await expect(page.getByText(/^1–10 of/)).toBeVisible();
    await expect.poll(() => fonts.length).toBe(1);
  });

test('a first visit whose early script comes after the code asks for no font either', async ({
  page,
  context,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), process.env.E2E_TOKEN ?? '');
  const release = await holdBack(page, PORTAL);
  const releaseEarly = await holdBack(page, EARLY);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/activity', { waitUntil: 'commit' });
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([visited.name]);
  releaseEarly();
  await expect(page.locator('.awaited')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(fonts).toEqual([]);
  release();
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
});

test('rows that came before the code are drawn at once: no skeleton is seen', async ({ member: page }) => {
  const release = await holdBack(page, PORTAL);
  // Noted in the page, for it comes and goes within a frame.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy=true], .ant-skeleton'))
        document.documentElement.dataset.waited = '';
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/activity', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => window.earlyReads?.map(({ answer }) => answer !== undefined)))
    .toEqual([true, true]);
  release();
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waited');
});

test('a visitor begins no read, and a session of another tab is not mixed in', async ({ page }) => {
  // Nor a shape of a screen that they will not get.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ('awaited' in document.documentElement.dataset) throw new Error('a shape for a visitor');
    }).observe(document, { subtree: true, attributes: true });
  });
  const calls = callsOf(page);
  await page.goto('/activity');
  await expect(page).toHaveURL('/login');
  expect(calls).toEqual([]);
});

for (const route of ['/login', '/Verfications'])
  test(`while a visitor is at ${route} the portal arrives, so that nothing is left to fetch`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(route);
    for (const part of ['/portal-', '/DashboardScreen-', '/TableView-'])
      await expect.poll(() => scripts.some((file) => file.includes(part)), { message: part }).toBe(true);
  });

test('a code that is accepted begins the reads of the screen while it is being drawn, each once', async ({
  page,
  request,
}) => {
  await withoutNews(page);
  const { email, password } = await newMember(request);
  await page.goto('/wallet');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/Verfications');
  await page.getByLabel('Digit 1 of 6').fill(await codeFor(request, email));
  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.locator('#content [aria-busy=false]')).toBeVisible();
  await expect(page).toHaveURL('/wallet');
  const [, ...reads] = calls;
  expect(reads.map((call) => call.split(' ').slice(0, 2).join(' ')).toSorted()).toEqual([
    'GET /api/user/dashboard',
    'POST /api/user/walletLedgar',
  ]);
  // Begun before their screen could ask, and taken by it.
  expect(await page.evaluate(() => window.earlyReads)).toEqual([]);
});
