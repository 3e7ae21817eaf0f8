import type { Page } from '@playwright/test';
import { ledgerRows } from '../../scripts/ledgerRows';
import { bodiesOf } from './support/api';
import { holdBack } from './support/holdBack';
import { expect, test } from './support/test';
import { withoutNews } from './support/withoutNews';

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const next = (page: Page) => page.getByRole('link', { name: 'Next page' });
const toPage = (number: number) => new RegExp(`^${number * 10 - 9}–${number * 10} of`);

/** Nothing that was read grows old, however slow the machine: a page that is turned to late is not read anew. */
const stopAges = (page: Page) => page.clock.setFixedTime(new Date());

/** The names of the scripts that are run, from now on; a preload before it is told as a `fetch`. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.*)\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined && request.resourceType() === 'script') scripts.push(name);
  });
  return scripts;
}

test('the next page of a list is read once, when the pointer reaches the pages', async ({ member: page }) => {
  const bodies = bodiesOf(page, 'walletLedgar') as { skip: number }[];
  const skips = () => bodies.map(({ skip }) => skip);
  await stopAges(page);
  await page.goto('/wallet');
  await expect(pager(page)).toContainText(toPage(1));
  await page.getByRole('heading', { level: 1 }).hover();
  expect(skips()).toEqual([0]);
  await pager(page).hover({ position: { x: 2, y: 2 } });
  await expect.poll(skips).toEqual([0, 10]);
  await page.getByRole('heading', { level: 1 }).hover();
  await next(page).hover();
  // Turned to with what is there; the page after it comes, as the pointer has not left.
  await next(page).click();
  await expect(pager(page)).toContainText(toPage(2));
  await expect.poll(skips).toEqual([0, 10, 20]);
  await page.goBack();
  await expect(pager(page)).toContainText(toPage(1));
  await expect(page.locator('[aria-busy=false] tbody')).toBeVisible();
  expect(skips()).toEqual([0, 10, 20]);
});

test("a menu entry's code is fetched when pointer or focus reaches it, once, and no call is made for it", async ({
  member: page,
}) => {
  await withoutNews(page);
  const scripts = scriptsOf(page);
  await page.goto('/activity');
  await expect(pager(page)).toContainText(toPage(1));
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const fetched = (screen: string) => scripts.filter((name) => name.startsWith(`${screen}-`)).length;
  const [deposit, ticket] = ['Deposit', 'Ticket'].map((name) =>
    sidebar.getByRole('link', { name, exact: true }),
  );
  if (!deposit || !ticket) throw new Error('no entries');
  expect([fetched('DepositScreen'), fetched('TicketScreen')]).toEqual([0, 0]);
  await deposit.hover();
  await expect.poll(() => fetched('DepositScreen')).toBe(1);
  expect(fetched('TicketScreen')).toBe(0);
  await ticket.focus();
  await expect.poll(() => fetched('TicketScreen')).toBe(1);
  expect(calls).toEqual([]);
  await deposit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  expect(fetched('DepositScreen')).toBe(1);
});

test('a ledger of 1,000,000 rows costs the portal the same per page as one of 100', async ({
  member: page,
}) => {
  await stopAges(page);
  const rows = ledgerRows(10);
  let count = 0;
  let sent = 0;
  await page.route('**/api/user/allTxns', async (route) => {
    // As many digits either way: what is compared is the portal's part.
    const body = JSON.stringify({ success: true, message: '', data: rows, count });
    sent += body.length;
    await route.fulfill({ contentType: 'application/json', body });
  });
  const bodies = bodiesOf(page, 'allTxns') as { skip: number }[];
  /** What it takes to open a page in the middle and to turn to the one after it. */
  const costOf = async (total: number) => {
    count = total;
    bodies.length = sent = 0;
    const middle = total / 20;
    await page.goto(`/tranctattion?page=${middle}`);
    await expect(pager(page)).toContainText(toPage(middle));
    await next(page).click();
    await expect(pager(page)).toContainText(toPage(middle + 1));
    // Pointer and focus stay at the pages: one more is read ahead.
    await expect.poll(() => bodies.length).toBe(3);
    expect(bodies.map(({ skip }) => skip)).toEqual([0, 1, 2].map((more) => (middle - 1 + more) * 10));
    await expect(page.locator('[aria-busy=false] tbody')).toBeVisible();
    // In the head stand the links of whichever files a visit was in time to ask for.
    const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
    return { calls: bodies.length, bytes: sent - 3 * String(total).length, elements };
  };
  const small = await costOf(100);
  expect(await costOf(1_000_000)).toEqual(small);
  expect(small.calls).toBe(3);
});

test('a list keeps the place of its days until the code of their form is here', async ({ member: page }) => {
  await page.goto('/activity');
  await expect(pager(page)).toContainText(toPage(1));
  const release = await holdBack(page, /assets\/DateFilter-.*\.js$/);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/tranctattion');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const table = page.getByRole('region', { name: 'Transactions table' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(pager(page)).toContainText(toPage(1));
  const apply = page.getByRole('button', { name: 'Apply Filters' });
  await expect(apply).toHaveCount(0);
  const before = await table.boundingBox();
  release();
  await expect(apply).toBeVisible();
  expect(await table.boundingBox()).toEqual(before);
});
