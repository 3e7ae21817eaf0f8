import type { Page, Request } from '@playwright/test';
import { freezeDate } from './support/clock';
import { ENTRY, holdRequests } from './support/holdRequests';
import { flushRequests } from './support/idle';
import { newMember } from './support/members';
import { codeFor, expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

/** Matches the script with the code of the member screens. */
const PORTAL = /assets\/portal-.*\.js$/;

/** Returns an array that collects every API call from now on as 'METHOD path?query body'. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  return calls;
}

test.describe('prefetch of a member screen', { tag: ['@member-routes', '@lists'] }, () => {
  test('the first requests of a member screen are sent before the portal has started, once each', async ({
    member: page,
  }) => {
    await withoutUnreadCounts(page);
    await freezeDate(page);
    // Hold the entry script back: the requests that the page sends now do not depend on this script.
    const release = await holdRequests(page, ENTRY);
    const calls = callsOf(page);
    await page.goto('/activity?page=2', { waitUntil: 'commit' });
    await expect
      // Sort the calls: Playwright may report the two requests in either order.
      .poll(() => calls.toSorted())
      .toEqual(['GET /api/user/dashboard ', 'POST /api/user/activitys {"limit":10,"skip":10}']);
    release();
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  test('rows that arrive before the code are rendered without a skeleton', async ({ member: page }) => {
    const release = await holdRequests(page, PORTAL);
    // Record skeletons in the page, because a skeleton may be visible for only one frame.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[aria-busy=true], .ant-skeleton'))
          document.documentElement.dataset.hadSkeleton = '';
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/activity', { waitUntil: 'commit' });
    await expect
      .poll(() =>
        page.evaluate(() =>
          Promise.all(window.prefetched?.map(async (one) => (await one.response).ok) ?? []),
        ),
      )
      .toEqual([true, true]);
    release();
    await expect(page.getByText(/^1–10 of/)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-had-skeleton');
  });

  test('a visitor on a member route sees no placeholder, and nothing is prefetched', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if ('pending' in document.documentElement.dataset) throw new Error('a visitor sees the placeholder');
      }).observe(document, { subtree: true, attributes: true });
    });
    const calls = callsOf(page);
    await page.goto('/activity');
    await expect(page).toHaveURL('/login');
    await flushRequests(page);
    expect(calls).toEqual([]);
  });
});

test.describe('a member screen before its code has loaded', { tag: '@layout' }, () => {
  test('the title is shown in its final position above a placeholder of the page', async ({
    member: page,
  }) => {
    const release = await holdRequests(page, PORTAL);
    const placeholder = page.locator('.placeholder');
    const named = placeholder.locator('div').first();
    await page.goto('/level/2', { waitUntil: 'commit' });
    await expect(placeholder).toBeVisible();
    await expect(page).toHaveTitle('Level members · Member portal');
    expect(await named.evaluate((title) => getComputedStyle(title, '::before').content)).toBe(
      '"Level members"',
    );
    const before = await named.boundingBox();
    await expect(page.getByRole('heading')).toHaveCount(0);
    release();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Level members 2');
    await expect(placeholder).toBeHidden();
    // The y coordinate differs, because the placeholder does not contain the breadcrumb of this screen.
    expect((await title.boundingBox())?.x).toBe(before?.x);
  });
});

test.describe('prefetch at the log-in', { tag: ['@log-in', '@codes'] }, () => {
  for (const route of ['/login', '/Verfications'])
    test(`${route} loads the code of the portal while the visitor types`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
      });
      await page.goto(route);
      for (const part of ['/portal-', '/DashboardScreen-', '/TableView-'])
        await expect.poll(() => scripts.some((file) => file.includes(part)), { message: part }).toBe(true);
    });

  test('an accepted code starts the requests of the next screen, once each', async ({ page, request }) => {
    await withoutUnreadCounts(page);
    await freezeDate(page);
    const { email, password } = await newMember(request);
    await page.goto('/wallet');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/Verfications');
    const code = await codeFor(request, email);
    const calls = callsOf(page);
    await page.getByLabel('Digit 1 of 6').fill(code);
    await expect(page.locator('#content [aria-busy=false]:not(.ant-spin)')).toBeVisible();
    await expect(page).toHaveURL('/wallet');
    const [, ...reads] = calls;
    expect(reads.map((call) => call.split(' ').slice(0, 2).join(' ')).toSorted()).toEqual([
      'GET /api/user/dashboard',
      'POST /api/user/walletLedgar',
    ]);
  });
});
