import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TABLE_WIDTH } from '../../../src/lib/listView';
import { setPreferences } from '../../../src/lib/preferences';
import { bindings } from '../../../src/resources';
import { json, type SeenRequest } from '../../support/fakeFetch';
import { mockMedia } from '../../support/mockMedia';
import { renderList, respondWithPage, skipOf } from '../../support/renderList';
import { products, bestSellers } from '../../support/exampleLists';

const productRows = Array.from({ length: 12 }, (_, index) => ({
  name: `Product ${index + 1}`,
  price: `${index}.5`,
}));
const pageOf = (request: SeenRequest) => respondWithPage(productRows, request);

describe('filters, sort order and totals over all rows of a list', () => {
  it('are applied again at every auto refresh', async () => {
    let rows = productRows;
    const { seen } = renderList(products, (request) => respondWithPage(rows, request), {
      url: '/list?where.price=20..',
      autoRefresh: { label: 'Refresh', refetchInterval: 20 },
    });
    expect(await screen.findByText('0 of 12')).toBeVisible();
    const before = seen.length;
    rows = [{ name: 'Product 0', price: '21.0' }, ...productRows];
    expect(await screen.findByText('1 of 13')).toBeVisible();
    expect(screen.getByText('Product 0')).toBeVisible();
    // The second page is not requested again: the first page alone shows how many rows were added.
    expect(seen.slice(before).map(skipOf)).not.toContain(10);
  });

  it("keep the server's figures, and say so only if rows may be hidden", async () => {
    const respondWithWorth = () =>
      json({ success: true, message: '', bestSellers: productRows.slice(0, 2), worth: '72' });
    const sorted = renderList(bestSellers, respondWithWorth, { url: '/list?sort=-price' });
    await screen.findByText('2 of 2');
    expect(await screen.findByText('$72.00')).toBeVisible();
    const note = 'These figures cover all rows, filtered or not.';
    expect(screen.queryByText(note)).toBeNull();
    sorted.unmount();
    renderList(bestSellers, respondWithWorth, { url: '/list?where.price=20..' });
    await screen.findByText('0 of 2');
    expect(screen.getByText('$72.00')).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
  });

  it('show no number of matching rows when only totals are requested', async () => {
    renderList(products, pageOf, { url: '/list?totals=1' });
    expect(await screen.findByText(/^Totals for all 12 rows/)).toBeVisible();
    expect(screen.queryByText('12 of 12')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull();
  });

  it('keep the navigation state of the screen', async () => {
    mockMedia((query) => query === TABLE_WIDTH);
    setPreferences({ view: 'table' });
    const state = { from: 'trade' };
    const { user, router } = renderList(products, pageOf, { url: '/list?where.name=product+1', state });
    const navigationState = () => router.state.location.state as unknown;
    await screen.findByText('4 of 12');
    await user.click(screen.getByRole('columnheader', { name: 'Price' }));
    await screen.findByText('Price, lowest first');
    expect(navigationState()).toEqual(state);
    screen.getByLabelText('Remove filter Name contains “product 1”').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Name contains “product 1”')).toBeNull());
    expect(navigationState()).toEqual(state);
    // The focused filter is removed, so the focus moves into the list.
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByLabelText('Remove sort order Price, lowest first'));
    expect(screen.queryByText('Price, lowest first')).toBeNull();
    expect(navigationState()).toEqual(state);
  });
});

const keysResponse = () =>
  json({
    success: true,
    message: '',
    data: [{ exchangeName: 'BINANCE', exchangeKeys: { apiKey: 'a-key', apiSecret: 'a-secret' } }],
  });
const cachedData = (client: QueryClient) =>
  JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );

it.each([
  ['after loading one page', '/list'],
  ['after loading all pages', '/list?sort=exchangeName'],
])('exchange keys leave the query cache when the screen unmounts, %s', async (_name, url) => {
  const { queryClient, unmount } = renderList(bindings, keysResponse, { url });
  await screen.findByText('BINANCE');
  expect(cachedData(queryClient)).toContain('a-secret');
  unmount();
  await waitFor(() => expect(cachedData(queryClient)).not.toContain('a-secret'));
});

it('exchange keys leave the query cache after printing, also if the sort order changed meanwhile', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  let held = Promise.resolve();
  const { queryClient, unmount, router } = renderList(bindings, () => held.then(keysResponse));
  await screen.findByText('BINANCE');
  let release: () => void = () => undefined;
  held = new Promise<void>((resolve) => (release = resolve));
  fireEvent.click(screen.getByLabelText('Print Exchange bindings'));
  await act(() => router.navigate('/list?sort=exchangeName'));
  release();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  unmount();
  await waitFor(() => expect(cachedData(queryClient)).not.toContain('a-secret'));
});
