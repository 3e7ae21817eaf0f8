import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callApi, bodiesOf, demoToken, type Rows } from './support/api';
import { flushRequests } from './support/idle';
import { rowsOf } from './support/lists';
import { choose } from './support/select';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

const listOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pagesOf = (list: Locator) => list.getByRole('navigation', { name: 'Pages' });

/** Reads all rows of a list from the API, in the order of the list. */
async function rowsOfCall(request: APIRequestContext, call: string, type: string) {
  const rows: Rows['data'][number][] = [];
  for (let count = 1; rows.length < count;) {
    const page = await callApi<Rows>(request, demoToken(), call, { limit: 50, skip: rows.length, type });
    count = page.count;
    rows.push(...page.data);
    if (page.data.length === 0) throw new Error(`${call} ends at ${rows.length} of ${count}`);
  }
  return rows;
}

const dayOf = ({ createdAt = '' }: Rows['data'][number]) => createdAt.slice(0, 10);

test.describe('trades and orders', { tag: '@trades-and-orders' }, () => {
  for (const { url, market, tabs } of [
    { url: '/open_position', market: 'Futures', tabs: ['Trades', 'Orders'] },
    { url: '/closespotposition', market: 'Spot', tabs: ['Orders', 'Trades'] },
  ] as const)
    test(`${url} has two tabs that lead to each other, opens ${tabs[0]} first, and Back returns`, async ({
      member: page,
    }) => {
      const [first, second] = tabs;
      const expectTab = async (open: string, query: string) => {
        await expect(page).toHaveURL(url + query);
        await expect(page.getByRole('tab', { selected: true })).toHaveText(open);
        await expect(pagesOf(listOf(page, `${market} ${open.toLowerCase()}`))).toContainText(/^1–10 of /);
        const other = open === first ? second : first;
        await expect(listOf(page, `${market} ${other.toLowerCase()}`)).toHaveCount(0);
      };
      await page.goto(url);
      await expect(page.getByRole('tab')).toHaveText(['Trades', 'Orders']);
      await expectTab(first, '');
      await page.getByRole('tab', { name: second }).click();
      await expectTab(second, `?tab=${second.toLowerCase()}`);
      await page.getByRole('tab', { name: first }).click();
      await expectTab(first, `?tab=${first.toLowerCase()}`);
      await page.goBack();
      await expectTab(second, `?tab=${second.toLowerCase()}`);
      await page.goBack();
      await expectTab(first, '');
    });

  test('futures trades are filtered by date without sending the dates', async ({ member: page, request }) => {
    const days = (await rowsOfCall(request, 'trades', 'FUTURE')).map(dayOf);
    // Leave out the newest and the oldest day, so that the filter always hides some rows.
    const inner = [...new Set(days)].slice(1, -1);
    const [from, to] = [inner.at(-1) ?? '', inner[0] ?? ''];
    const between = days.filter((day) => day >= from && day <= to);
    expect(between.length).toBeGreaterThan(10);
    expect(between.length).toBeLessThan(days.length);

    const bodies = bodiesOf(page, 'trades');
    const list = listOf(page, 'Futures trades');
    const filters = { from: list.getByLabel('Date from'), to: list.getByLabel('Date to') };
    const all = new RegExp(`^1–10 of ${days.length}$`);
    const expectFiltered = async () => {
      await expect(list.getByRole('note')).toHaveText(`${between.length} of ${days.length} Clear`);
      await expect(pagesOf(list)).toContainText(`1–10 of ${between.length}`);
      // Trades show years with two digits.
      await expect(rowsOf(list)).toContainText(between.slice(0, 10).map((day) => day.slice(2)));
    };
    const expectAll = async () => {
      await expect(list.getByRole('note')).toHaveCount(0);
      await expect(pagesOf(list).getByText(all)).toBeVisible();
      await expect(rowsOf(list)).toContainText(days.slice(0, 10).map((day) => day.slice(2)));
      await expect(list.getByTitle('Any time')).toBeVisible();
    };

    await page.goto('/open_position');
    await expectAll();
    await choose(list, 'Period', 'Custom');
    await filters.from.fill(from);
    await filters.to.fill(to);
    await list.getByRole('button', { name: 'Apply Filters' }).click();
    await expectFiltered();
    await expect(page).toHaveURL(`/open_position?from=${from}&to=${to}`);
    await list.getByRole('note').getByRole('link', { name: 'Clear' }).click();
    await expect(filters.from).toHaveValue('');
    await choose(list, 'Period', 'Any time');
    await expectAll();

    await page.goBack();
    await expectFiltered();
    await expect(filters.from).toHaveValue(from);
    await list.getByRole('button', { name: 'Reset Filters' }).click();
    await expectAll();
    await expect(page).toHaveURL('/open_position');
    expect(bodies.length).toBeGreaterThan(1);
    for (const body of bodies)
      expect(body).toEqual({ limit: 10, skip: expect.any(Number) as unknown, type: 'FUTURE' });
  });

  test('/close_position opens with Closed selected, and its requests contain no filter', async ({
    member: page,
  }) => {
    const bodies = bodiesOf(page, 'trades');
    await page.goto('/close_position');
    const list = listOf(page, 'Futures trades');
    const position = list.getByRole('radiogroup', { name: 'Position' });
    await expect(position.getByRole('radio', { name: 'Closed' })).toBeChecked();
    await expect(list.getByRole('note')).toHaveText(/^\d+ of \d+ Clear$/);
    await expect(rowsOf(list)).toHaveCount(10);
    for (const row of await rowsOf(list).allTextContents()) expect(row).toContain('Closed');
    expect(bodies[0]).toEqual({ limit: 10, skip: 0, type: 'FUTURE' });
    for (const body of bodies) expect(Object.keys(body)).toEqual(['limit', 'skip', 'type']);

    await position.getByText('Open', { exact: true }).click();
    await expect(page).toHaveURL('/close_position?closeStatus=false');
    await expect(rowsOf(list).first()).toContainText('open');
    await expect(rowsOf(list).filter({ hasNotText: 'open' })).toHaveCount(0);
    await list.getByRole('link', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/close_position?closeStatus=all');
    await expect(list.getByRole('note')).toHaveCount(0);
    await expect(rowsOf(list)).toHaveCount(10);
  });

  test('two changes of a list, one right after the other, are both applied', async ({ member: page }) => {
    await page.goto('/open_position');
    const list = listOf(page, 'Futures trades');
    await expect(list.locator('[aria-busy=false]:not(.ant-spin)')).toBeVisible();
    const closed = await list
      .getByRole('radiogroup', { name: 'Position' })
      .getByText('Closed')
      .elementHandle();
    // The clicks are two consecutive tasks. The first change must be rendered by then, or the second one would drop it.
    await list.getByRole('button', { name: 'Totals of Futures trades' }).evaluate(async (button, choice) => {
      (choice as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
      (button as HTMLElement).click();
    }, closed);
    await expect(page).toHaveURL('/open_position?closeStatus=true&totals=1');
    await expect(page.getByRole('region', { name: 'Totals of Futures trades' })).toContainText('By pair');
  });

  test('futures orders are requested by status', async ({ member: page }) => {
    await page.goto('/open_position?tab=orders');
    const list = listOf(page, 'Futures orders');
    await expect(list.locator('[aria-busy=false]:not(.ant-spin)')).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/user/orders'));
    await choose(list, 'Select Currency', 'REJECTED');
    expect((await sent).postDataJSON()).toEqual({
      limit: 10,
      skip: 0,
      type: 'FUTURE',
      from: '',
      to: '',
      userId: '',
      currency: 'REJECTED',
    });
    await expect(rowsOf(list).filter({ hasNotText: 'REJECTED' })).toHaveCount(0);
    await expect(rowsOf(list).first()).toContainText('REJECTED');
    await expect(list.getByLabel('Select Currency')).toBeFocused();
  });

  test('Close on a spot trade shows an explanation and sends no request; View shows the orders of the trade', async ({
    member: page,
  }) => {
    await withoutUnreadCounts(page);
    await page.goto('/openspotposition?closeStatus=false');
    await expect(page.locator('[aria-busy=false]:not(.ant-spin)')).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.getByRole('button', { name: 'Close' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Close' });
    await expect(dialog).toContainText('closed on the exchange');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await flushRequests(page);
    expect(calls).toEqual([]);

    await page.getByRole('link', { name: 'View' }).first().click();
    await expect(page).toHaveURL(/\/openspotview\?id=.+/);
    await expect(listOf(page, 'Trade detail').getByRole('row').nth(1)).toContainText(/^1/);
  });

  test('View on a spot order shows the orders of its trade, and Close is offered', async ({
    member: page,
  }) => {
    await page.goto('/closespotposition');
    const list = page.getByRole('region', { name: 'Spot orders' });
    const firstRow = list.locator('[aria-busy=false]:not(.ant-spin) tbody').getByRole('row').first();
    await expect(firstRow.getByRole('button', { name: 'Close' })).toBeEnabled();
    const label = await firstRow.getByRole('button', { name: /^Copy Order Id/ }).getAttribute('aria-label');
    const id = /Order Id (\w+)/.exec(label ?? '')?.[1] ?? '';
    await firstRow.getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(`/openspotview?id=${id}`);
    await expect(page.getByRole('button', { name: `Copy Order Id ${id}` })).toBeVisible();
  });
});
