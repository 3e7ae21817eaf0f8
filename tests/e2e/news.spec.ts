import type { Locator, Page } from '@playwright/test';
import { axeFaultsOfBoth } from './support/axe';
import { newMember, sessionOf } from './support/members';
import { holdBack } from './support/holdBack';
import { expect, test } from './support/test';
import { show } from './support/visibility';

/** The lists that bring news, as they are asked for. */
const CALLS = ['activitys', 'deposit', 'getTicket', 'withrawOrders'];

/** Every first page of theirs that is asked for from now on. */
function asksOf(page: Page): string[] {
  const asks: string[] = [];
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.replace('/api/user/', '');
    if (!CALLS.includes(call)) return;
    expect(request.postDataJSON()).toEqual({ limit: 10, skip: 0 });
    asks.push(call);
  });
  return asks;
}

/** Opens a screen on a clock that stands: until `resume` its time moves by `runFor` alone, however slow the machine. */
async function openOnStoppedClock(page: Page, address: string, drawn: Locator) {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await drawn.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

test('the menu counts what came to a list since it was looked at: at most every 120 s, in view alone, and not on a first visit', async ({
  page,
  request,
}) => {
  // Minutes of its time, second by second, and axe.
  test.slow();
  const member = await newMember(request);
  const token = await sessionOf(request, member);
  const receive = () => request.post('/sandbox/deposits', { data: { email: member.email, amount: '12.5' } });
  const asks = asksOf(page);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const entry = (name: string) => sidebar.getByRole('link', { name, exact: true });
  await openOnStoppedClock(page, '/profile', entry('Deposit'));
  await page.clock.runFor(3_500);
  // The screen and its own reads come first.
  expect(asks).toEqual([]);
  await page.clock.resume();
  await page.clock.runFor(4_000);
  await expect.poll(() => asks.toSorted()).toEqual(CALLS);
  await expect(entry('Deposit')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: / new$/ })).toHaveCount(0);

  await receive();
  await receive();
  await page.clock.runFor(60_000);
  expect(asks).toHaveLength(4);
  await page.clock.runFor(70_000);
  await expect(entry('Deposit, 2 new')).toBeVisible();
  await expect(entry('Deposit, 2 new')).toHaveText('Deposit2');
  await expect(entry('Ticket')).toBeVisible();
  await expect.poll(() => asks.length).toBe(8);
  expect(await axeFaultsOfBoth(page)).toEqual([]);

  // Out of view nothing is asked.
  await show(page, 'hidden');
  await page.clock.runFor(400_000);
  expect(asks).toHaveLength(8);
  await show(page, 'visible');
  await expect.poll(() => asks.length).toBe(12);
  await expect(entry('Deposit, 2 new')).toBeVisible();

  // Kept over a reload, and shown before anybody is asked again.
  await page.reload();
  await expect(entry('Ticket')).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(entry('Deposit, 2 new')).toBeVisible();
  expect(asks).toHaveLength(12);

  // The list draws at once what the menu has read, asks for itself as ever, and looking is enough.
  await page.clock.runFor(125_000);
  await expect.poll(() => asks.length).toBe(16);
  const answer = await holdBack(page, '**/api/user/deposit');
  await entry('Deposit, 2 new').click();
  const list = page.getByRole('region', { name: 'Deposit history', exact: true });
  await expect(list.locator('tbody').getByRole('row').filter({ hasText: '12.5' })).toHaveCount(2);
  await expect(entry('Deposit')).toBeVisible();
  answer();
  expect(asks.slice(16).filter((call) => call !== 'deposit')).toEqual([]);
  expect(asks.length).toBeLessThanOrEqual(17);
  await page.reload();
  await expect(entry('Deposit')).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(entry('Deposit')).toBeVisible();

  // On a phone the button of the menu tells of it.
  await entry('Ticket').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket' })).toBeVisible();
  for (let more = 0; more < 11; more++) await receive();
  // Not before what the list itself has read is 120 s old, and what is kept is read on a clock of its own.
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(entry('Deposit, 10+ new')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Menu, 10+ new' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu, 10+ new' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Deposit, 10+ new' })).toBeVisible();
});
