import type { Page } from '@playwright/test';
import { readyRows, rowsOf } from './support/lists';
import { expect, test } from './support/test';

interface ListScreen {
  readonly address: string;
  /** Its name, as its region has it. */
  readonly list: string;
  /** The screen is this list, under figures of its own at most: ten rows fit in the window. */
  readonly fits?: true;
}

/** Every screen with a list, by heading of product.md, with the columns of its lists. */
const headings: readonly { tag: string; columns: readonly string[]; screens: readonly ListScreen[] }[] = [
  {
    tag: '@activity',
    columns: ['Time', 'Activity', 'Message'],
    screens: [{ address: '/activity', list: 'Activity', fits: true }],
  },
  {
    tag: '@transactions',
    columns: ['Created', 'Transaction type', 'Token', 'Amount', 'Wallet', 'From', 'To', 'Updated'],
    screens: [
      { address: '/tranctattion', list: 'Transactions', fits: true },
      { address: '/usertouser', list: 'User to user', fits: true },
    ],
  },
  {
    tag: '@fuel-wallet',
    columns: ['Created', 'Transaction type', 'Token', 'Amount', 'Side'],
    screens: [{ address: '/wallet', list: 'Fuel wallet', fits: true }],
  },
  {
    tag: '@bonus',
    columns: ['Updated', 'Description', 'Transaction type', 'Token', 'Amount'],
    screens: [
      { address: '/bonus', list: 'Level Income', fits: true },
      { address: '/dashBonus', list: 'Level Income' },
      { address: '/club', list: 'Rewards Bonus' },
      { address: '/layalty', list: 'Royalty Bonus' },
    ],
  },
  {
    tag: '@team',
    columns: ['S.No', 'Level', 'Count'],
    screens: [{ address: '/team', list: 'Team', fits: true }],
  },
  {
    tag: '@team',
    columns: ['User Id', 'Name', 'E-mail', 'Sponsor Id', 'Joined', 'Paid', 'Verified'],
    screens: [
      { address: '/direct', list: 'Direct Team', fits: true },
      { address: '/level/1', list: 'Level members', fits: true },
    ],
  },
  {
    tag: '@withdraw-history',
    columns: ['Created', 'Token', 'Amount', 'Status', 'Hash', 'Remarks'],
    screens: [{ address: '/withdrawhistory', list: 'Withdraw history', fits: true }],
  },
  {
    tag: '@trades-and-orders',
    columns: ['Date', 'Time', 'Pair', 'Side', 'Profit / Loss', 'Position', 'Exchange', 'Leverage', 'Status'],
    screens: [
      { address: '/open_position', list: 'Futures trades', fits: true },
      { address: '/close_position', list: 'Futures trades', fits: true },
      { address: '/openspotposition', list: 'Spot trades', fits: true },
      { address: '/closespotposition?tab=trades', list: 'Spot trades' },
    ],
  },
  {
    tag: '@trades-and-orders',
    columns: ['Date', 'Pair', 'Side', 'Price', 'Ordered', 'Quantity', 'Exchange', 'Status', 'Batch Id'],
    screens: [
      { address: '/open_position?tab=orders', list: 'Futures orders', fits: true },
      { address: '/closespotposition', list: 'Spot orders', fits: true },
    ],
  },
  {
    tag: '@market',
    columns: ['Coin', 'Name', 'Symbol', 'Price', 'Market cap'],
    screens: [{ address: '/marketdata', list: 'Market', fits: true }],
  },
  {
    tag: '@profit',
    columns: ['Date', 'Quantity', 'Profit'],
    screens: [
      { address: '/profit', list: 'Profit' },
      { address: '/profit?time=7day', list: 'Profit' },
      { address: '/profit?time=1month', list: 'Profit' },
      { address: '/profit?time=overall', list: 'Profit' },
    ],
  },
  {
    tag: '@dashboard',
    columns: ['Flag', 'Country', 'UID', 'Email', 'Winning'],
    screens: [{ address: '/dashboard', list: 'Winners' }],
  },
  {
    tag: '@deposit',
    columns: ['Date', 'Amount', 'From', 'To'],
    screens: [{ address: '/deposit', list: 'Deposit history' }],
  },
  {
    tag: '@activation',
    columns: ['Created', 'Amount', 'Side'],
    screens: [{ address: '/depositpage', list: 'Activations' }],
  },
  {
    tag: '@tickets',
    columns: ['Subject', 'Message', 'Status', 'Remarks'],
    screens: [{ address: '/ticket', list: 'Your tickets' }],
  },
];

/** Height of the default window in px. */
const WINDOW_BOTTOM = 900;

const trim = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' '));

/** Turns to page 2 and back, and expects reload and Back to show the same rows. */
async function pageThrough(
  page: Page,
  { address, list: name, fits }: ListScreen,
  columns: readonly string[],
) {
  await page.goto(address);
  const list = page.getByRole('region', { name, exact: true });
  const rows = rowsOf(list);
  const ready = readyRows(list);
  const pager = list.getByRole('navigation', { name: 'Pages' });

  await expect(ready).toBeVisible();
  await expect(rows).toHaveCount(10);
  // A value that all rows share is shown once above them, with the name of its column.
  for (const column of columns) await expect(list).toContainText(column);
  if (fits) {
    const { y, height } = (await pager.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(WINDOW_BOTTOM);
  }
  // No size changer, no quick jump (product.md: Lists).
  await expect(pager.locator('select, input, [role=combobox]')).toHaveCount(0);
  const first = trim(await rows.allTextContents());

  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(pager).toContainText(/^11–/);
  await expect(ready).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  const second = trim(await rows.allTextContents());
  expect(second).not.toEqual(first);

  await page.reload();
  await expect(ready).toBeVisible();
  expect(trim(await rows.allTextContents())).toEqual(second);

  await page.goBack();
  await expect(pager).toContainText(/^1–10 /);
  await expect(ready).toBeVisible();
  expect(trim(await rows.allTextContents())).toEqual(first);
  await expect(list).not.toContainText(/undefined|NaN|\[object/);
}

for (const { tag, columns, screens } of headings)
  test.describe('pages of a list', { tag: [tag, '@lists'] }, () => {
    test(`${screens.map(({ address }) => address).join(', ')}: pages of ten, kept over reload and Back`, async ({
      member: page,
    }) => {
      // Opens many screens.
      test.slow();
      for (const screen of screens) await test.step(screen.address, () => pageThrough(page, screen, columns));
      if (tag !== '@market') return;
      await expect(page.getByRole('columnheader')).toHaveText([...columns]);
      const symbol = page.getByRole('row').nth(1).getByRole('cell').nth(2);
      await expect(symbol).toHaveText(/^[A-Z]+$/);
    });
  });
