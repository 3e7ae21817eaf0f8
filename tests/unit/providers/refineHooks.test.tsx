/** Refine's hooks as its documentation shows them, on the portal's providers: without the portal's own hooks. */

import { useCreate, useForm, useList, useTable } from '@refinedev/core';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { post } from '../../../src/core/call';
import { json, httpOver } from '../../support/fakeFetch';
import { bestSellers, products } from '../../support/exampleLists';
import { waitForHook } from '../../support/waitUntilSettled';
import { withRefine } from '../../support/withRefine';

const built = { ...products, create: post('api/user/buildProduct', { name: 'text' }) };
const rows = Array.from({ length: 25 }, (_, index) => ({ name: `Row ${index + 1}`, price: '1' }));

/** Renders a hook on a backend with 25 products and 25 best sellers. */
function renderRefine<T>(hook: () => T) {
  const { send, seen } = httpOver(({ url, body }) => {
    const ok = { success: true, message: 'Built' };
    if (url.endsWith('/buildProduct')) return json(ok);
    if (url.includes('/bestSellers')) return json({ ...ok, bestSellers: rows });
    const { skip } = body as { skip: number };
    return json({ ...ok, data: rows.slice(skip, skip + 10), count: rows.length });
  });
  const { routed, toasts } = withRefine(send, [built, bestSellers]);
  return { ...renderHook(hook, { wrapper: routed }), seen, toasts };
}

it('useTable with setCurrentPage shows the next page', async () => {
  const { result, seen } = renderRefine(() => useTable({ resource: 'products', syncWithLocation: false }));
  await waitForHook(() => expect(result.current.result.data[0]).toMatchObject({ name: 'Row 1' }));
  act(() => result.current.setCurrentPage(3));
  await waitForHook(() => expect(result.current.result.data[0]).toMatchObject({ name: 'Row 21' }));
  expect(result.current.pageCount).toBe(3);
  expect(seen.map(({ body }) => body)).toEqual([
    { limit: 10, skip: 0 },
    { limit: 10, skip: 20 },
  ]);
});

it('useList with pagination off returns all rows of a list that comes in one response', async () => {
  const { result } = renderRefine(() => useList({ resource: 'best-sellers', pagination: { mode: 'off' } }));
  await waitForHook(() => expect(result.current.result.data).toHaveLength(25));
});

it('useList with pagination off fails for a paged list, which would miss rows', async () => {
  const { result, seen } = renderRefine(() => useList({ resource: 'products', pagination: { mode: 'off' } }));
  await waitForHook(() =>
    expect(result.current.query.error?.message).toBe('products can only be read page by page.'),
  );
  expect(seen).toEqual([]);
});

it('useCreate sends a write, invalidates the list and shows its notification', async () => {
  const { result, seen, toasts } = renderRefine(() => ({
    create: useCreate({ resource: 'products' }),
    list: useList({ resource: 'products' }),
  }));
  await waitForHook(() => expect(result.current.list.result.data).toHaveLength(10));
  await act(() => result.current.create.mutateAsync({ values: { name: 'Top' } }));
  await waitForHook(() => expect(seen).toHaveLength(3));
  expect(seen[1]?.body).toEqual({ name: 'Top' });
  expect(toasts).toMatchObject([{ type: 'success' }]);
});

it('useForm sends a write', async () => {
  const { result, seen } = renderRefine(() =>
    useForm({ resource: 'products', action: 'create', redirect: false }),
  );
  await act(() => result.current.onFinish({ name: 'Top' }));
  expect(seen.map(({ body }) => body)).toEqual([{ name: 'Top' }]);
});
