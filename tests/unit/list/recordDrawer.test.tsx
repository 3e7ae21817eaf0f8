import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListResource } from '../../../src/core/defineResource';
import { setPreferences } from '../../../src/lib/preferences';
import { recordId } from '../../../src/list/record/records';
import { transactions } from '../../../src/resources/transactions';
import { withdrawals } from '../../../src/resources/withdrawals';
import { json, type SeenRequest } from '../../support/fakeFetch';
import { renderList, respondWithPage, skipOf } from '../../support/renderList';

const at = (day: number) => new Date(Date.UTC(2026, 5, 30) - day * 86_400_000).toISOString();
const withdrawal = (day: number) => ({
  createdAt: at(day),
  amount: '25',
  status: 'REJECTED',
  hash: null,
  remaks: 'Ask \u202Esupport',
  tokenName: 'USDT',
});
const orders = [1, 3, 5].map(withdrawal);
const moves = orders.flatMap((order, index) => [
  { ...order, createdAt: at(index * 2), amount: '25', transactionType: 'withdrawRefund' },
  { ...order, amount: '-25', transactionType: 'withdraw', walletType: 'INCOME', to: `0x${index}` },
]);

type Backend = (request: SeenRequest) => Response;

function renderRecords(resource: ListResource, backend: Backend, search: string) {
  const others = [withdrawals, transactions].filter((other) => other !== resource);
  return renderList(resource, backend, { url: `/list${search}`, others });
}

const backendOf =
  (...lists: readonly (readonly unknown[])[]): Backend =>
  (request) =>
    respondWithPage((request.url.endsWith('allTxns') ? lists[1] : lists[0]) ?? [], request);

const linkOf = (id: string) => `?record=${id}`;
const idOf = (row: unknown) => recordId(withdrawals, row);

afterEach(() => setPreferences({ amounts: 'shown' }));

describe('a record', () => {
  it('opens from its row, closes with Back and Escape, and returns the focus to the row', async () => {
    const { user, router } = renderRecords(withdrawals, backendOf(orders, moves), '?page=1&q=25');
    const [link] = await screen.findAllByRole('link', { name: /^View / });
    if (!link) throw new Error('no row');
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: /^Withdrawal of 2026-06-29/ });
    expect(router.state.location.search).toBe(`?page=1&q=25&record=${idOf(orders[0])}`);
    expect(within(dialog).getByText('-25.00')).toBeVisible();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?page=1&q=25');
    await waitFor(() => expect(link).toHaveFocus());

    await user.click(link);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/list');
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('opened by a link shows its timeline, recipient and related rows, and closes to its list', async () => {
    const { user, router } = renderRecords(withdrawals, backendOf(orders, moves), linkOf(idOf(orders[1])));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Refunded')).toBeVisible();
    expect(dialog.getByText('0x1')).toBeVisible();
    for (const [name, row] of [
      ['Refund', moves[2]],
      ['Transaction', moves[3]],
    ] as const)
      expect(dialog.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/transactions${linkOf(recordId(transactions, row))}`,
      );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    // Close leads to the list, not back to /start, the previous entry of the history.
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/list', search: '' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-record', idOf(orders[1])));
  });

  it('of a transaction links back to its withdrawal', async () => {
    const id = recordId(transactions, moves[2]);
    renderRecords(transactions, backendOf(orders, moves), linkOf(id));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('link', { name: /^Withdrawal of 2026-06-27/ })).toHaveAttribute(
      'href',
      `/withdrawals${linkOf(idOf(orders[1]))}`,
    );
  });

  it('is copied as plain text with all values; hidden amounts stay hidden', async () => {
    const { user } = renderRecords(withdrawals, backendOf(orders, moves), linkOf(idOf(orders[0])));
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.findByText('Refunded');
    await user.click(screen.getByRole('button', { name: 'Copy as receipt' }));
    const text = write.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(
      /^Withdrawal of 2026-06-29 .*\nAmount: -25\.00\nCreated: 2026-06-29 .*\nStatus: REJECTED/,
    );
    expect(text).toContain('\nRemarks: Ask \uFFFDsupport\nToken: USDT\nRecipient: 0x0\n');
    setPreferences({ amounts: 'hidden' });
    await user.click(screen.getByRole('button', { name: 'Copy as receipt' }));
    expect(write.mock.calls[1]?.[0]).toContain('\nAmount: ••••\n');
  });

  it('on another page is found among the newest rows, otherwise among all on request', async () => {
    const rows = Array.from({ length: 320 }, (_, index) => ({ ...withdrawal(index), status: 'PENDING' }));
    const { user, seen } = renderRecords(withdrawals, backendOf(rows, []), linkOf(idOf(rows[310])));
    const search = await screen.findByRole('button', { name: 'Search all 320 rows' });
    expect(screen.getByText("We couldn't find this record", { selector: 'strong' })).toBeVisible();
    expect(Math.max(...seen.map(skipOf))).toBe(290);
    await user.click(search);
    expect(await screen.findByText('In review')).toBeVisible();
  });

  it('that no longer exists says so', async () => {
    renderRecords(withdrawals, backendOf(orders, moves), linkOf('gone'));
    expect(await screen.findByText("It isn't in this list.")).toBeVisible();
  });

  it('that cannot be read has an error with a retry', async () => {
    let fails = true;
    const rows = Array.from({ length: 12 }, (_, index) => withdrawal(index));
    const backend: Backend = (request) =>
      fails && skipOf(request) === 10
        ? json({ success: false, message: 'Down for maintenance' })
        : backendOf(rows, [])(request);
    const { user } = renderRecords(withdrawals, backend, linkOf(idOf(rows[11])));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText("This record couldn't be loaded")).toBeVisible();
    fails = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('-25.00')).toBeVisible();
  });
});
