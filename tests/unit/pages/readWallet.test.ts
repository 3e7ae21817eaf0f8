import type { DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readWallet } from '../../../src/pages/statement/useStatement';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import { pagedServer, rowsWithoutId } from '../../support/pagedServer';

/** Reads the Fuel Wallet from a fake server that sends these balances one after the other, then the last again. */
async function read(balances: readonly unknown[]) {
  const { rows, read: readPage, state } = pagedServer(rowsWithoutId(25));
  let sent = 0;
  const dataProvider = {
    getList: ({ pagination }: { pagination: { currentPage: number } }) => readPage(pagination.currentPage),
    getOne: () => {
      const mainBalance = balances[Math.min(sent, balances.length - 1)];
      // An entry arrives with each new balance.
      if (sent > 0 && sent < balances.length && mainBalance !== balances[sent - 1])
        rows.unshift({ note: `new ${sent}` });
      sent++;
      return Promise.resolve({ data: { mainBalance } });
    },
  } as unknown as DataProvider;
  const options = {
    resource: fuelWallet,
    params: {},
    dataProvider,
    client: new QueryClient(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  const { entries, skipped, difference, warnings } = await readWallet(fuelWallet, options, 'utc');
  const hasChanged = warnings.includes('The balance changed while the entries were loaded.');
  return { count: entries.length + skipped, balance: difference?.toFixed(), hasChanged, state };
}

it.each([
  ['stays the same reads the entries once', ['10.50'], { count: 25, balance: '10.5', hasChanged: false }],
  [
    'changes once reads the entry that arrived',
    ['10', '11'],
    { count: 26, balance: '11', hasChanged: false },
  ],
  ['changes all the time is reported', ['10', '11', '12', '13'], { hasChanged: true }],
  ['is unreadable is unknown', ['much'], { count: 25, balance: undefined, hasChanged: false }],
])('a balance that %s', async (_name, balances, expected) => {
  const { state, ...wallet } = await read(balances);
  expect(wallet).toMatchObject(expected);
  if (balances.length === 1) expect(state.requestedPages.toSorted()).toEqual([1, 2, 3]);
});
