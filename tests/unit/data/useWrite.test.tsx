/** Tests of the hook `useWrite`. */

import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useServerRows } from '../../../src/list/rows/useListRows';
import { useWrite } from '../../../src/data/useWrite';
import { post } from '../../../src/core/call';
import { json, httpOver } from '../../support/fakeFetch';
import { products } from '../../support/exampleLists';
import { waitForHook } from '../../support/waitUntilSettled';
import { withRefine } from '../../support/withRefine';

const bystander = {
  ...products,
  name: 'bystanders',
  read: { ...products.read, path: 'api/user/bystanders' },
};
const sibling = { ...products, name: 'siblings', read: { ...products.read, path: 'api/user/siblings' } };
const built = {
  ...products,
  create: post('api/user/buildProduct', { name: 'text' }),
  invalidates: ['siblings'],
};

const firstPage = { page: 1, params: {} };
const readOnce = { enabled: true, refetchInterval: undefined };

const noRows = () => json({ success: true, message: '', data: [], count: 0 });

function setUp(
  respond: () => Response | Promise<Response>,
  read: () => Response | Promise<Response> = noRows,
) {
  const { send, seen } = httpOver(({ url }) => (url.endsWith('buildProduct') ? respond() : read()));
  const { routed, queryClient, toasts } = withRefine(send, [built, sibling, bystander]);
  const { result, unmount } = renderHook(
    () => ({
      lists: [products, sibling, bystander].map((list) => useServerRows(list, firstPage, readOnce)),
      write: useWrite(built),
    }),
    { wrapper: routed },
  );
  const count = (path: string) => seen.filter(({ url }) => url.endsWith(path)).length;
  const ready = () => waitForHook(() => expect(result.current.lists.every(({ rows }) => rows)).toBe(true));
  return { result, seen, toasts, count, ready, queryClient, unmount };
}

describe('a write', () => {
  it('sends one request however often it is called, and refetches exactly what it changed', async () => {
    const { result, count, ready, toasts, queryClient, unmount } = setUp(() =>
      json({ success: true, message: 'Built' }),
    );
    await ready();
    const results = await act(() =>
      Promise.all([1, 2, 3].map(() => result.current.write.send('create', { name: 'Top' }))),
    );
    expect(results).toEqual(['succeeded', undefined, undefined]);
    expect(count('buildProduct')).toBe(1);
    await waitForHook(() =>
      expect([count('products'), count('siblings'), count('bystanders')]).toEqual([2, 2, 1]),
    );
    expect(toasts).toEqual([{ type: 'success', message: 'Built' }]);
    const mutations = () => queryClient.getMutationCache().getAll();
    expect(JSON.stringify(mutations().map(({ state }) => state))).not.toContain('Top');
    unmount();
    await waitForHook(() => expect(mutations()).toEqual([]));
  });

  it('refetches lists whose first read started before the write', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let reads = 0;
    const { result, count, ready } = setUp(
      () => json({ success: true, message: 'Built' }),
      () => (++reads <= 3 ? held.then(noRows) : noRows()),
    );
    const counts = () => [count('products'), count('siblings'), count('bystanders')];
    await waitForHook(() => expect(counts()).toEqual([1, 1, 1]));
    await act(() => result.current.write.send('create', { name: 'Top' }));
    await waitForHook(() => expect(counts()).toEqual([2, 2, 1]));
    release();
    await ready();
    expect(counts()).toEqual([2, 2, 1]);
  });

  it('that the server rejects changes nothing, and its outcome is known', async () => {
    const { result, count, ready, toasts } = setUp(() => json({ success: false, message: 'No wood' }));
    await ready();
    expect(await act(() => result.current.write.send('create', { name: 'Top' }))).toBe('rejected');
    expect(result.current.write.failure).toMatchObject({ message: 'No wood', outcomeUnknown: false });
    expect([count('products'), count('buildProduct')]).toEqual([1, 1]);
    expect(toasts).toEqual([{ type: 'error', message: 'No wood' }]);
  });

  // apiError.test.ts and http.test.ts test which failures leave the outcome unknown.
  it('without a valid response is sent once, and its outcome is unknown', async () => {
    const { result, count, ready } = setUp(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
    await ready();
    expect(await act(() => result.current.write.send('create', { name: 'Top' }))).toBe('unknown');
    expect(result.current.write.failure).toMatchObject({ outcomeUnknown: true });
    expect(count('buildProduct')).toBe(1);
    // The write may have succeeded, so the lists are refetched.
    await waitForHook(() =>
      expect([count('products'), count('siblings'), count('bystanders')]).toEqual([2, 2, 1]),
    );
  });
});
