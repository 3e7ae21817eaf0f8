import type { APIRequestContext, Page } from '@playwright/test';
import { callApi } from './support/api';
import { recordCalls } from './support/callsOfRoutes';
import { glanceOf } from './support/dashboard';
import { valueOf } from './support/descriptions';
import { newMember, sessionOf } from './support/members';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

/** Signs up a member. The returned functions take the steps before the bot trades, in the sandbox. */
async function newcomer(page: Page, request: APIRequestContext) {
  const member = await newMember(request);
  const token = await sessionOf(request, member);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return {
    deposit: (amount: string) => request.post('/sandbox/deposits', { data: { email: member.email, amount } }),
    bind: () =>
      callApi(request, token, 'bind', { exchangeName: 'BINANCE', apiKey: 'abcDEF1', apiSecret: 'sEcReT4' }),
    activate: async () => {
      const { data } = await callApi<{ data: { _id: string }[] }>(request, token, 'packages');
      await callApi(request, token, 'activateAccount', { id: data[0]?._id });
    },
  };
}

/** Opens a screen with an empty list. Returns the links that the list shows. */
async function linksOfEmpty(page: Page, route: string): Promise<string[]> {
  const calls = recordCalls(page);
  await page.goto(route);
  const empty = page.locator('#content .ant-empty');
  await expect(empty.getByText('Data Not Found', { exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (/position/.test(route)) {
    await expect.poll(() => calls.filter((call) => call === 'GET getExchange')).toHaveLength(1);
    // The link depends on the response.
    await page.waitForLoadState('networkidle');
  } else expect(calls).not.toContain('GET getExchange');
  return empty.getByRole('link').allTextContents();
}

/** Two of the lists that only the bot fills: trades and orders. */
const tradeLists = ['/open_position', '/closespotposition'];

test.describe('steps of a new member', { tag: ['@dashboard', '@lists', '@activation'] }, () => {
  test('empty lists advise the next step, and never one that the member has taken', async ({
    page,
    request,
  }) => {
    await withoutUnreadCounts(page);
    const member = await newcomer(page, request);
    const expectAdvice = async (route: string, ...links: string[]) =>
      expect(await linksOfEmpty(page, route), route).toEqual(links);

    await test.step('nothing done', async () => {
      for (const route of tradeLists) await expectAdvice(route, 'Bind Api');
      await expectAdvice('/tranctattion', 'Deposit');
      for (const route of ['/activity', '/withdrawhistory']) await expectAdvice(route);
      for (const route of ['/team', '/bonus']) await expectAdvice(route, 'Share your referral link');
      await page.goto('/wallet');
      await expect(page.getByText('Deposits go to your deposit balance.')).toBeVisible();
    });

    await test.step('key bound', async () => {
      await member.bind();
      await expectAdvice('/open_position', 'Deposit');
    });

    await test.step('money deposited', async () => {
      await member.deposit('120');
      await expectAdvice('/open_position?tab=orders', 'Account activation');
    });

    await test.step('package active', async () => {
      await member.activate();
      for (const route of tradeLists) await expectAdvice(route);
      await expect(page.getByText("The bot's trades and orders appear here.")).toBeVisible();
    });
  });

  test('the dashboard shows the deposit balance first, and a sentence instead of results', async ({
    page,
    request,
  }) => {
    const member = await newcomer(page, request);
    await member.deposit('75.50');
    const glance = glanceOf(page);
    const NO_RESULTS = 'No results in this period. Profit and loss appear here once the bot trades.';
    for (const [width, height, within] of [
      [1440, 900, 500],
      [360, 740, 680],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/dashboard');
      await expect(glance.getByText(NO_RESULTS)).toBeVisible();
      await expect(valueOf(glance, 'Deposit balance')).toHaveText('$75.50');
      const box = await valueOf(glance, 'Deposit balance').boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(within);
      await expect(valueOf(glance, 'Total balance')).toContainText('$75.50');
      // Fuel Wallet, available bonus, exchange, profit and its difference from the average.
      await expect(glance.getByText('$0.00')).toHaveCount(5);
    }
    await test.step('with a package', async () => {
      await member.activate();
      await page.reload();
      await expect(glance.getByText(NO_RESULTS)).toBeVisible();
    });
  });
});
