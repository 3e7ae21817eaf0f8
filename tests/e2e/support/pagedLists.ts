import type { Page } from '@playwright/test';
import { expect } from './test';

/** The lists with at least ten rows, by URL, each with its name and the titles of its columns. */
export const pagedLists = {
  '/activity': { list: 'Activity', columns: ['Time', 'Activity', 'Message'] },
  '/wallet': {
    list: 'Fuel Wallet',
    columns: ['Created', 'Transaction type', 'Token', 'Amount', 'Side'],
  },
  '/tranctattion': {
    list: 'Transactions',
    columns: ['Created', 'Transaction type', 'Token', 'Amount', 'Wallet', 'From', 'To', 'Updated'],
  },
  '/direct': {
    list: 'Direct Team',
    columns: ['User Id', 'Name', 'E-mail', 'Sponsor Id', 'Joined', 'Paid', 'Verified'],
  },
  '/openspotposition': {
    list: 'Spot trades',
    columns: ['Date', 'Pair', 'Side', 'Profit / Loss', 'Position', 'Exchange', 'Leverage', 'Status'],
  },
  '/marketdata': {
    list: 'Market',
    columns: ['Coin', 'Name', 'Symbol', 'Price', 'Market cap'],
  },
  '/profit': {
    list: 'Profit',
    columns: ['Date', 'Quantity', 'Profit'],
  },
  '/dashboard': {
    list: 'Winners',
    columns: ['Flag', 'Country', 'UID', 'Email', 'Winning'],
  },
  '/deposit': {
    list: 'Deposit history',
    columns: ['Date', 'Amount', 'From', 'To'],
  },
  '/depositpage': {
    list: 'Activations',
    columns: ['Created', 'Amount', 'Side'],
  },
  '/ticket': {
    list: 'Your tickets',
    columns: ['Subject', 'Message', 'Status', 'Remarks'],
  },
} as const;

type PagedList = (typeof pagedLists)[keyof typeof pagedLists];

/** Expects a list to show the titles of its columns. */
export async function expectColumns(page: Page, { list, columns }: Pick<PagedList, 'list' | 'columns'>) {
  const region = page.getByRole('region', { name: list, exact: true });
  // A column with the same value in all rows is left out; its title and value are shown once, below the rows.
  for (const column of columns) await expect(region).toContainText(column);
}
