import type { Page } from '@playwright/test';
import { isList, type Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { axeViolationsInBothSchemes } from './support/axe';
import { advance, advanceUntil, openOnPausedClock } from './support/clock';
import { holdRequests } from './support/holdRequests';
import { flushRequests } from './support/idle';
import { newMember, sessionOf } from './support/members';
import { expect, test } from './support/test';
import { setTabVisibility } from './support/visibility';
import { PHONE } from './support/windows';

/** The calls of the lists with unread counts. Two lists may share a call. */
const CALLS = Object.values<Resource>(registry)
  .filter(isList)
  .flatMap(({ read, unreadCount }) => (unreadCount ? [read.path.replace('api/user/', '')] : []))
  .sort();

/** Returns an array that collects the requests of these lists from now on. Each must be for a first page. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.replace('/api/user/', '');
    if (!CALLS.includes(call)) return;
    expect(request.postDataJSON()).toMatchObject({ limit: 10, skip: 0 });
    reads.push(call);
  });
  return reads;
}

test.describe('unread counts', { tag: ['@layout', '@deposit'] }, () => {
  test('the menu counts rows added since their list was last opened, and polls every 120 s while visible', async ({
    page,
    request,
  }) => {
    // This test moves the clock by ten minutes in steps and runs axe, so it needs a longer time limit.
    test.slow();
    const member = await newMember(request);
    const token = await sessionOf(request, member);
    const receiveDeposit = () =>
      request.post('/sandbox/deposits', { data: { email: member.email, amount: '12.5' } });
    const reads = readsOf(page);
    const expectReads = async (count: number) => {
      await flushRequests(page);
      expect(reads).toHaveLength(count);
    };
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    const item = (name: string) => sidebar.getByRole('link', { name, exact: true });
    const untilItem = (name: string, stepMs?: number) =>
      advanceUntil(page, () => item(name).isVisible(), stepMs);
    await openOnPausedClock(page, '/profile', () => item('Deposit').isVisible());

    await test.step('a first visit requests the lists after the screen has loaded, and shows no count', async () => {
      await advance(page, 3_500);
      await expectReads(0);
      const baseline = page.waitForResponse('**/api/user/deposit');
      await advance(page, 3_000);
      await advanceUntil(page, () => reads.length === CALLS.length);
      expect(reads.toSorted()).toEqual(CALLS);
      // product.md (Layout) names these lists.
      expect(reads).toEqual(expect.arrayContaining(['activitys', 'deposit', 'getTicket', 'withrawOrders']));
      await expect(item('Deposit')).toBeVisible();
      await expect(sidebar.getByRole('link', { name: / new$/ })).toHaveCount(0);
      // The next deposits must not be part of this response.
      await baseline;
    });

    await test.step('new rows are counted after 120 s', async () => {
      await receiveDeposit();
      await receiveDeposit();
      await advance(page, 60_000);
      await expectReads(CALLS.length);
      await advance(page, 60_000);
      await untilItem('Deposit, 2 new');
      await expect(item('Deposit, 2 new')).toHaveText('Deposit 2');
      await expect(item('Ticket')).toBeVisible();
      await advanceUntil(page, () => reads.length === 2 * CALLS.length);
    });

    await test.step('nothing is requested while the tab is hidden', async () => {
      await setTabVisibility(page, 'hidden');
      await advance(page, 400_000);
      await expectReads(2 * CALLS.length);
      await setTabVisibility(page, 'visible');
      await advanceUntil(page, () => reads.length === 3 * CALLS.length);
      await expect(item('Deposit, 2 new')).toBeVisible();
    });

    await test.step('counts are kept on reload', async () => {
      await page.reload();
      await untilItem('Ticket');
      await advance(page, 6_000);
      await untilItem('Deposit, 2 new');
      await advanceUntil(page, () => reads.length === 4 * CALLS.length);
    });

    await test.step('the list shows the rows that the menu has loaded, loads again, and clears the count when opened', async () => {
      const release = await holdRequests(page, '**/api/user/deposit');
      await item('Deposit, 2 new').click();
      const rows = page
        .getByRole('region', { name: 'Deposit history', exact: true })
        .locator('tbody')
        .getByRole('row')
        .filter({ hasText: '12.5' });
      await advanceUntil(page, async () => (await rows.count()) === 2);
      await untilItem('Deposit');
      release();
      await flushRequests(page);
      expect(reads.slice(4 * CALLS.length).filter((call) => call !== 'deposit')).toEqual([]);
      expect(reads.length).toBeLessThanOrEqual(4 * CALLS.length + 1);
      await page.reload();
      await untilItem('Deposit');
      await advance(page, 8_000);
      await expect(item('Deposit')).toBeVisible();
    });

    await test.step('the menu button on a phone shows the sum, and axe finds no violations', async () => {
      await item('Ticket').click();
      const title = page.getByRole('heading', { level: 1, name: 'Ticket' });
      await advanceUntil(page, () => title.isVisible());
      for (let more = 0; more < 11; more++) await receiveDeposit();
      await untilItem('Deposit, 10+ new', 30_000);
      await page.clock.resume();
      expect(await axeViolationsInBothSchemes(page, 'html')).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Menu, 10+ new' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Deposit, 10+ new' })).toBeVisible();
    });
  });
});
