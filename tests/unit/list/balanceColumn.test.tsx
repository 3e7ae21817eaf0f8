import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setPreferences } from '../../../src/lib/preferences';
import { dashboard } from '../../../src/resources/dashboard';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import { json, type SeenRequest } from '../../support/fakeFetch';
import { renderList, respondWithPage } from '../../support/renderList';

/** 12 entries, the newest first: +12, −11, +10 and so on. */
const rows = Array.from({ length: 12 }, (_, index) => ({
  createdAt: `2026-03-${String(12 - index).padStart(2, '0')}T10:00:00Z`,
  transactionType: 'userFundTransfer',
  amount: `${12 - index}`,
  side: index % 2 === 0 ? 'CREDIT' : 'DEBIT',
  tokenName: 'USDT',
}));

const respondWith = (ledger: readonly object[]) => (request: SeenRequest) =>
  request.url.endsWith('/dashboard')
    ? json({ success: true, message: '', data: { mainBalance: '106.5' } })
    : respondWithPage(ledger, request);

/** Returns the texts of the column Balance; undefined if there is none. */
function balances(): (string | null | undefined)[] | undefined {
  const [head, ...body] = screen.getAllByRole('row').map((row) => [...row.children]);
  const index = head?.findIndex((cell) => cell.textContent.startsWith('Balance')) ?? -1;
  return index === -1 ? undefined : body.map((cells) => cells[index]?.textContent);
}

const openLedger = (search = '', ledger: readonly object[] = rows) => {
  setPreferences({ view: 'table' });
  return renderList(fuelWallet, respondWith(ledger), { url: `/list?${search}`, others: [dashboard] });
};

it('a ledger has the balance after each entry of its first page', async () => {
  openLedger();
  await waitFor(() =>
    expect(balances()).toEqual(
      [106.5, 94.5, 105.5, 95.5, 104.5, 96.5, 103.5, 97.5, 102.5, 98.5].map((value) => value.toFixed(2)),
    ),
  );
});

it('a later page has balances only if all rows are loaded', async () => {
  const server = openLedger('page=2');
  await screen.findByText('11–12 of 12');
  expect(balances()).toEqual(['—', '—']);
  server.unmount();
  openLedger('page=2&totals=1');
  await waitFor(() => expect(balances()).toEqual(['101.50', '99.50']));
});

it('entries sorted by date have the balance after each, the oldest first too', async () => {
  openLedger('sort=createdAt');
  await waitFor(() => expect(balances()?.slice(0, 3)).toEqual(['99.50', '101.50', '98.50']));
});

it('entries of the same time have the same balance in every order', async () => {
  const sameTime = rows.slice(0, 3).map((row) => ({ ...row, createdAt: '2026-03-12T10:00:00Z' }));
  openLedger('sort=createdAt', sameTime);
  await waitFor(() => expect(balances()).toEqual(['106.50', '94.50', '105.50']));
});

it('a ledger with the oldest entry first has balances only if all rows are loaded', async () => {
  const server = openLedger('', rows.toReversed());
  expect(await screen.findByText('2026-03-01 10:00')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(balances()).toEqual(Array.from({ length: 10 }, () => '—'));
  server.unmount();
  openLedger('totals=1', rows.toReversed());
  await waitFor(() => expect(balances()?.slice(0, 3)).toEqual(['99.50', '101.50', '98.50']));
});

it.each(['sort=amount', 'where.side=DEBIT', 'q=user'])(
  'a ledger has no balances with ?%s',
  async (search) => {
    openLedger(search);
    expect(await screen.findByText('2026-03-09 10:00')).toBeVisible();
    expect(balances()).toBeUndefined();
  },
);
