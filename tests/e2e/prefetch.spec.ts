import type { Page } from '@playwright/test';
import { flushRequests } from './support/idle';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const toPage = (number: number) => new RegExp(`^${number * 10 - 9}–${number * 10} of`);

/** Returns an array that collects the names of the scripts loaded from now on, without preloads by `fetch`. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.*)\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined && request.resourceType() === 'script') scripts.push(name);
  });
  return scripts;
}

test.describe('prefetch', { tag: '@lists' }, () => {
  test("a menu item's code is loaded once, when pointer or focus reaches it, without an API call", async ({
    member: page,
  }) => {
    await withoutUnreadCounts(page);
    const scripts = scriptsOf(page);
    await page.goto('/activity');
    await expect(pager(page)).toContainText(toPage(1));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const loaded = (screen: string) => scripts.filter((name) => name.startsWith(`${screen}-`)).length;
    const item = (name: string) =>
      page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });
    expect([loaded('DepositScreen'), loaded('TicketScreen')]).toEqual([0, 0]);
    await item('Deposit').hover();
    await expect.poll(() => loaded('DepositScreen')).toBe(1);
    expect(loaded('TicketScreen')).toBe(0);
    await item('Ticket').focus();
    await expect.poll(() => loaded('TicketScreen')).toBe(1);
    // Links to public pages preload their code too.
    await item('Change password').hover();
    await expect.poll(() => loaded('ForgotPasswordPage')).toBe(1);
    await flushRequests(page);
    expect(calls).toEqual([]);
    await item('Deposit').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    expect(loaded('DepositScreen')).toBe(1);
  });
});
