import type { Page } from '@playwright/test';
import { expect } from './test';

/** Lists of ten rows and more: URL, name, columns and test tag. The tag is the name of a heading in product.md. */
export const pagedLists = [
  { tag: '@activity', url: '/activity', list: 'Activity', columns: ['Time', 'Activity', 'Message'] },
  {
    tag: '@fuel-wallet',
    url: '/wallet',
    list: 'Fuel Wallet',
    columns: ['Created', 'Transaction type', 'Token', 'Amount', 'Side'],
  },
  {
    tag: '@transactions',
    url: '/tranctattion',
    list: 'Transactions',
    columns: ['Created', 'Transaction type', 'Token', 'Amount', 'Wallet', 'From', 'To', 'Updated'],
  },
  {
    tag: '@team',
    url: '/direct',
    list: 'Direct Team',
    columns: ['User Id', 'Name', 'E-mail', 'Sponsor Id', 'Joined', 'Paid', 'Verified'],
  },
  {
    tag: '@trades-and-orders',
    url: '/closespotposition?tab=trades',
    list: 'Spot trades',
    columns: ['Date, Time', 'Pair', 'Side', 'Profit / Loss', 'Position', 'Exchange', 'Leverage', 'Status'],
  },
  {
    tag: '@market',
    url: '/marketdata',
    list: 'Market',
    columns: ['Coin', 'Name', 'Symbol', 'Price', 'Market cap'],
  },
  {
    tag: '@profit',
    url: '/profit?time=overall',
    list: 'Profit',
    columns: ['Date', 'Quantity', 'Profit'],
  },
  {
    tag: '@dashboard',
    url: '/dashboard',
    list: 'Winners',
    columns: ['Flag', 'Country', 'UID', 'Email', 'Winning'],
  },
  {
    tag: '@deposit',
    url: '/deposit',
    list: 'Deposit history',
    columns: ['Date', 'Amount', 'From', 'To'],
  },
  {
    tag: '@activation',
    url: '/depositpage',
    list: 'Activations',
    columns: ['Created', 'Amount', 'Side'],
  },
  {
    tag: '@tickets',
    url: '/ticket',
    list: 'Your tickets',
    columns: ['Subject', 'Message', 'Status', 'Remarks'],
  },
] as const;

type PagedList = (typeof pagedLists)[number];

/** Expects a list to show the titles of its columns. */
export async function expectColumns(page: Page, { list, columns }: Pick<PagedList, 'list' | 'columns'>) {
  const region = page.getByRole('region', { name: list, exact: true });
  // A column with the same value in all rows is left out; its title and value are shown once, below the rows.
  for (const column of columns) await expect(region).toContainText(column);
}
