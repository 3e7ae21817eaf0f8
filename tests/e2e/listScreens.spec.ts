import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ask, bodiesOf, demoToken, type Rows } from './support/api';
import { valueOf } from './support/descriptions';
import { rowsOf, showAs } from './support/lists';
import { expect, test } from './support/test';

const listOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pagesOf = (list: Locator) => list.getByRole('navigation', { name: 'Pages' });
/** Its first ten rows have come. */
const expectRows = (list: Locator) => expect(pagesOf(list)).toContainText(/^1–10 of /);

/** The days of all rows of a list, in its own order, past the portal. */
async function daysOf(request: APIRequestContext, call: string, type: string): Promise<string[]> {
  const days: string[] = [];
  for (let count = 1; days.length < count;) {
    const page = await ask<Rows>(request, demoToken(), call, { limit: 50, skip: days.length, type });
    count = page.count;
    days.push(...page.data.map(({ createdAt = '' }) => createdAt.slice(0, 10)));
    if (page.data.length === 0) throw new Error(`${call} ends at ${days.length} of ${count}`);
  }
  return days;
}

for (const [address, name, call, type] of [
  ['/open_position', 'Futures trades', 'trades', 'FUTURE'],
  ['/openspotposition', 'Spot trades', 'trades', 'SPOT'],
  ['/closespotposition', 'Spot orders', 'orders', 'SPOT'],
] as const) {
  test(`${name} are filtered by dates that the server is never sent`, async ({ member: page, request }) => {
    const days = await daysOf(request, call, type);
    // Neither the newest day nor the oldest.
    const inner = [...new Set(days)].slice(1, -1);
    const [from, to] = [inner.at(-1) ?? '', inner[0] ?? ''];
    const between = days.filter((day) => day >= from && day <= to);
    expect(between.length).toBeGreaterThan(10);
    expect(between.length).toBeLessThan(days.length);

    const bodies = bodiesOf(page, call);
    await page.goto(address);
    const list = listOf(page, name);
    const filters = { from: list.getByLabel('Date from'), to: list.getByLabel('Date to') };
    const all = new RegExp(`^1–10 of ${days.length}$`);
    const expectFiltered = async () => {
      await expect(list.getByRole('status')).toHaveText(`${between.length} of ${days.length} Clear`);
      await expect(pagesOf(list)).toContainText(`1–10 of ${between.length}`);
      // Of the century trades say nothing.
      await expect(rowsOf(list)).toContainText(between.slice(0, 10).map((day) => day.slice(2)));
    };
    const expectAll = async () => {
      await expect(list.getByRole('status')).toHaveCount(0);
      await expect(pagesOf(list).getByText(all)).toBeVisible();
      await expect(rowsOf(list)).toContainText(days.slice(0, 10).map((day) => day.slice(2)));
      await expect(filters.from).toHaveValue('');
      await expect(filters.to).toHaveValue('');
    };

    await expectAll();
    await filters.from.fill(from);
    await filters.to.fill(to);
    await list.getByRole('button', { name: 'Apply Filters' }).click();
    await expectFiltered();
    await expect(page).toHaveURL(`${address}?from=${from}&to=${to}`);
    await list.getByRole('status').getByRole('link', { name: 'Clear' }).click();
    await expectAll();

    await page.goBack();
    await expectFiltered();
    await expect(filters.from).toHaveValue(from);
    await list.getByRole('button', { name: 'Reset Filters' }).click();
    await expectAll();
    await expect(page).toHaveURL(address);
    expect(bodies.length).toBeGreaterThan(1);
    for (const body of bodies) expect(body).toEqual({ limit: 10, skip: expect.any(Number) as unknown, type });
  });
}

for (const [address, market, first, second] of [
  ['/open_position', 'Futures', 'Trades', 'Orders'],
  ['/openspotposition', 'Spot', 'Trades', 'Orders'],
  ['/closespotposition', 'Spot', 'Orders', 'Trades'],
] as const) {
  test(`${address}: the tabs ${first} and ${second} lead to each other, and Back returns`, async ({
    member: page,
  }) => {
    const expectTab = async (open: string, query: string) => {
      await expect(page).toHaveURL(address + query);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(open);
      await expectRows(listOf(page, `${market} ${open.toLowerCase()}`));
      const other = open === first ? second : first;
      await expect(listOf(page, `${market} ${other.toLowerCase()}`)).toHaveCount(0);
    };
    await page.goto(address);
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
}

/** The links from one list of a screen to the others, and the one that is where we are. */
const linksOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link');
const currentOf = (links: Locator) => links.and(links.page().locator('[aria-current=page]'));

test('the links Team and Direct Team lead to each other', async ({ member: page }) => {
  await page.goto('/team');
  const links = linksOf(page, 'Team');
  await expect(links).toHaveText(['Team', 'Direct Team']);
  const expectAt = async (address: string, name: string, other: string) => {
    await expect(page).toHaveURL(address);
    await expect(currentOf(links)).toHaveText(name);
    await expectRows(listOf(page, name));
    await expect(listOf(page, other)).toHaveCount(0);
  };
  await expectAt('/team', 'Team', 'Direct Team');
  await links.filter({ hasText: 'Direct Team' }).click();
  await expectAt('/direct', 'Direct Team', 'Team');
  await links.first().click();
  await expectAt('/team', 'Team', 'Direct Team');
  await page.goBack();
  await expectAt('/direct', 'Direct Team', 'Team');
});

test('the links of the three bonuses lead from each to each', async ({ member: page }) => {
  const bonuses = [
    { name: 'Level Income', address: '/bonus', transactionType: 'levelIncome' },
    { name: 'Rewards Bonus', address: '/club', transactionType: 'rewards' },
    { name: 'Royalty Bonus', address: '/layalty', transactionType: 'royaltyBonus' },
  ] as const;
  const [level, rewards, royalty] = bonuses;
  const bodies = bodiesOf(page, 'bonusTxns');
  const links = linksOf(page, 'Bonus');
  const expectAt = async (address: string, { name }: (typeof bonuses)[number]) => {
    await expect(page).toHaveURL(address);
    await expect(links).toHaveText(bonuses.map((bonus) => bonus.name));
    await expect(currentOf(links)).toHaveText(name);
    await expectRows(listOf(page, name));
    for (const bonus of bonuses)
      if (bonus.name !== name) await expect(listOf(page, bonus.name)).toHaveCount(0);
  };
  await page.goto('/dashBonus');
  await expectAt('/dashBonus', level);
  // Each way between two of them once.
  for (const bonus of [rewards, royalty, level, royalty, rewards, level]) {
    await links.filter({ hasText: bonus.name }).click();
    await expectAt(bonus.address, bonus);
  }
  for (const { transactionType } of bonuses)
    expect(bodies).toContainEqual({ limit: 10, skip: 0, transactionType });
});

/** Nobody knows them; the last one every object does. */
const statuses = ['Awaiting_review (2 of 3)', 'zurückgestellt', 'constructor'];

for (const [address, name, call, row] of [
  ['/ticket', 'Your tickets', 'getTicket', { subject: 'Other', message: 'Where is it?', remarks: '' }],
  [
    '/withdrawhistory',
    'Withdraw history',
    'withrawOrders',
    { tokenName: 'USDT', amount: '12.5', hash: '', remaks: '', createdAt: '2026-01-02T03:04:05.000Z' },
  ],
] as const) {
  test(`${name}: a status that nobody knows is shown as the server spells it`, async ({ member: page }) => {
    await page.route(`**/api/user/${call}`, (route) =>
      route.fulfill({
        json: {
          success: true,
          message: '',
          data: statuses.map((status) => ({ ...row, status })),
          count: statuses.length,
        },
      }),
    );
    await page.goto(address);
    const list = listOf(page, name);
    await expect(rowsOf(list)).toHaveCount(statuses.length);
    const column = (await list.getByRole('columnheader').allTextContents()).indexOf('Status');
    // As it is seen: capitals that a style makes are no spelling of the server either.
    const asSeen = { useInnerText: true };
    for (const [index, status] of statuses.entries())
      await expect(rowsOf(list).nth(index).getByRole('cell').nth(column)).toHaveText(status, asSeen);
    await showAs(list, 'Cards');
    for (const [index, status] of statuses.entries())
      await expect(valueOf(list.getByRole('article').nth(index), 'Status')).toHaveText(status, asSeen);
  });
}

test('lists are tables at 1024 px and cards at 1023 px, until the one switch for all of them says which', async ({
  member: page,
}) => {
  const expectView = async (name: string, view: 'Table' | 'Cards') => {
    const list = listOf(page, name);
    await expectRows(list);
    await expect(rowsOf(list)).toHaveCount(view === 'Table' ? 10 : 0);
    await expect(list.getByRole('article')).toHaveCount(view === 'Cards' ? 10 : 0);
    await expect(list.getByRole('radio', { name: view })).toBeChecked();
  };
  const [narrow, wide] = [1023, 1024].map((width) => ({ width, height: 900 }));
  if (!narrow || !wide) throw new Error('no sizes');

  await page.setViewportSize(narrow);
  await page.goto('/activity');
  await expectView('Activity', 'Cards');
  await page.setViewportSize(wide);
  await expectView('Activity', 'Table');
  await page.reload();
  await expectView('Activity', 'Table');

  // Chosen on one list, for every list, whatever the width.
  await showAs(page, 'Cards');
  await expectView('Activity', 'Cards');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expectView('Team', 'Cards');
  await page.reload();
  await expectView('Team', 'Cards');
  await showAs(page, 'Table');
  await expectView('Team', 'Table');
  await page.setViewportSize(narrow);
  await expectView('Team', 'Table');
  for (const [address, name] of [
    ['/wallet', 'Fuel wallet'],
    ['/dashboard', 'Winners'],
  ] as const) {
    await page.goto(address);
    await expectView(name, 'Table');
  }
});
