import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { advance, openOnPausedClock } from './support/clock';
import { valueOf } from './support/descriptions';
import { rowsOf, showAs } from './support/lists';
import { expect, test } from './support/test';
import { choose } from './support/select';

const listOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('bonus', { tag: '@bonus' }, () => {
  test('the three bonus screens link to each other', async ({ member: page }) => {
    const bonuses = [
      { name: 'Level Income', url: '/bonus', transactionType: 'levelIncome' },
      { name: 'Rewards Bonus', url: '/club', transactionType: 'rewards' },
      { name: 'Royalty Bonus', url: '/layalty', transactionType: 'royaltyBonus' },
    ] as const;
    const [level, rewards, royalty] = bonuses;
    const bodies = bodiesOf(page, 'bonusTxns');
    const links = page.getByRole('navigation', { name: 'Bonus', exact: true }).getByRole('link');
    const expectAt = async (url: string, { name }: (typeof bonuses)[number]) => {
      await expect(page).toHaveURL(url);
      await expect(links).toHaveText(bonuses.map((bonus) => bonus.name));
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(name);
      await expect(listOf(page, name).getByRole('navigation', { name: 'Pages' })).toContainText(/^1–10 of /);
      for (const bonus of bonuses)
        if (bonus.name !== name) await expect(listOf(page, bonus.name)).toHaveCount(0);
    };
    await page.goto('/dashBonus');
    await expectAt('/dashBonus', level);
    // Follow the links between the three bonus screens, each link once.
    for (const bonus of [rewards, royalty, level, royalty, rewards, level]) {
      await links.filter({ hasText: bonus.name }).click();
      await expectAt(bonus.url, bonus);
    }
    for (const { transactionType } of bonuses)
      expect(bodies).toContainEqual({ limit: 10, skip: 0, transactionType });
  });
});

/** Statuses that the portal doesn't know. The last one is also the name of a property of every object. */
const statuses = ['Awaiting_review (2 of 3)', 'zurückgestellt', 'constructor'];

const ticket = { subject: 'Other', message: 'Where is it?', remarks: '' };
const withdrawal = {
  tokenName: 'USDT',
  amount: '12.5',
  hash: '',
  remaks: '',
  createdAt: '2026-01-02T03:04:05.000Z',
};

/** Mocks a list with one row per unknown status, and expects each status unchanged in the table and on the cards. */
async function expectStatuses(page: Page, url: string, name: string, call: string, row: object) {
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
  await page.goto(url);
  const list = listOf(page, name);
  await expect(rowsOf(list)).toHaveCount(statuses.length);
  const column = (await list.getByRole('columnheader').allTextContents()).indexOf('Status');
  // Compares text as rendered, because CSS can change its case too.
  const asRendered = { useInnerText: true };
  for (const [index, status] of statuses.entries())
    await expect(rowsOf(list).nth(index).getByRole('cell').nth(column)).toHaveText(status, asRendered);
  await showAs(list, 'Cards');
  for (const [index, status] of statuses.entries())
    await expect(valueOf(list.getByRole('article').nth(index), 'Status')).toHaveText(status, asRendered);
}

test.describe('tickets', { tag: '@tickets' }, () => {
  test('an unknown status of a ticket is shown as the server spells it', ({ member: page }) =>
    expectStatuses(page, '/ticket', 'Your tickets', 'getTicket', ticket));
});

test.describe('withdraw history', { tag: '@withdraw-history' }, () => {
  test('an unknown status of a withdrawal is shown as the server spells it', ({ member: page }) =>
    expectStatuses(page, '/withdrawhistory', 'Withdraw history', 'withrawOrders', withdrawal));
});

test.describe('transactions', { tag: ['@transactions', '@lists'] }, () => {
  test('transactions are filtered by date in the browser, without sending the dates', async ({
    member: page,
  }) => {
    const bodies = bodiesOf(page, 'allTxns');
    await page.goto('/tranctattion');
    const list = listOf(page, 'Transactions');
    await expect(list.locator('[aria-busy=false]')).toBeVisible();
    expect(bodies).toEqual([{ limit: 10, skip: 0 }]);
    // The first date-time of a row is its creation time.
    const days = async () =>
      (await rowsOf(list).allTextContents()).map(
        (text) => /(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}:\d{2}/.exec(text)?.[1],
      );
    const day = (await days()).at(-1) ?? '';

    await choose(list, 'Period', 'Custom');
    await list.getByLabel('Date from').fill(day);
    await list.getByLabel('Date to').fill(day);
    await list.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(list.getByRole('status')).toHaveText(/^\d+ of 240 Clear$/);
    const matching = Number(/^\d+/.exec((await list.getByRole('status').textContent()) ?? '')?.[0]);
    expect(matching).toBeGreaterThan(0);
    expect(matching).toBeLessThan(240);
    for (const found of await days()) expect(found).toBe(day);
    for (const body of bodies) expect(Object.keys(body)).toEqual(['limit', 'skip']);

    await list.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(list.getByRole('navigation', { name: 'Pages' })).toContainText('1–10 of 240');
  });

  test('user to user requests only transfers between members, and shows their type once', async ({
    member: page,
  }) => {
    const bodies = bodiesOf(page, 'allTxns');
    await page.goto('/usertouser');
    const list = listOf(page, 'User to user');
    await expect(list.locator('[aria-busy=false]')).toBeVisible();
    await expect(list.getByText('User fund transfer', { exact: true })).toHaveCount(1);
    expect(bodies).toEqual([{ limit: 10, skip: 0, transactionType: 'userFundTransfer' }]);
  });
});

test.describe('exchange bindings', { tag: '@exchange-keys' }, () => {
  test('keys of a binding are masked, shown one at a time, and masked again after 30 s', async ({
    member: page,
  }) => {
    const binding = rowsOf(listOf(page, 'Exchange bindings')).first();
    const masked = binding.getByText('••••••••••••');
    await openOnPausedClock(page, '/bindapi', async () => (await masked.count()) === 2);
    await binding.getByRole('button', { name: 'Show API key' }).click();
    await expect(masked).toHaveCount(1);
    await binding.getByRole('button', { name: 'Hide API key' }).click();
    await expect(masked).toHaveCount(2);

    await binding.getByRole('button', { name: 'Show API key' }).click();
    await expect(masked).toHaveCount(1);
    await advance(page, 29_000);
    await expect(masked).toHaveCount(1);
    await advance(page, 1_000);
    await expect(masked).toHaveCount(2);
  });

  test.describe('when the server IP cannot be read', () => {
    test.use({ expected: [/Failed to load resource|^502 /] });

    test('a retry loads the server IP and keeps the typed keys', async ({ member: page }) => {
      await page.route('**/api/user/ip', (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' }));
      await page.goto('/bindapi');
      await page.getByLabel('API key', { exact: true }).fill('typedBefore');
      await expect(page.getByText("couldn't be loaded.")).toBeVisible();
      await page.unroute('**/api/user/ip');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: /^Copy server IP / })).toBeVisible();
      await expect(page.getByLabel('API key', { exact: true })).toHaveValue('typedBefore');
    });
  });
});
