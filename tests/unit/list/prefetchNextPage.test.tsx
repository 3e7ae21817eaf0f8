import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, type SeenRequest } from '../../support/fakeFetch';
import { renderList, skipOf } from '../../support/renderList';
import { queriesSettled } from '../../support/waitUntilSettled';
import { products } from '../../support/exampleLists';

/** Returns the first row of a page of 34 rows. One row is enough, and renders faster than ten. */
const pageOf = (request: SeenRequest) =>
  json({
    success: true,
    message: '',
    data: [{ name: `Product ${skipOf(request) + 1}`, price: '1' }],
    count: 34,
  });
const pager = () => screen.getByLabelText('Pages');
const next = () => screen.getByLabelText('Next page');

// Stop `Date`, so that cached data never becomes stale, however long a test takes on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the prefetched next page', () => {
  it('is requested once when the pointer reaches the pages, and opens without another request', async () => {
    const { user, seen } = renderList(products, pageOf);
    const skips = () => seen.map(skipOf);
    await screen.findByText('Product 1');
    expect(skips()).toEqual([0]);
    await user.hover(pager());
    await waitFor(() => expect(skips()).toEqual([0, 10]));
    await user.unhover(pager());
    await user.hover(next());
    expect(skips()).toEqual([0, 10]);
    expect(screen.getByText('Product 1')).toBeVisible();

    await user.click(next());
    expect(await screen.findByText('Product 11')).toBeVisible();
    // Pointer and focus are still on the pagination, so the portal also prefetches the page after the new one.
    await waitFor(() => expect(skips()).toEqual([0, 10, 20]));
  });

  it('is not requested twice when it opens while it loads, and the old rows stay until it arrives', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { user, seen } = renderList(products, async (request) => {
      if (skipOf(request) > 0) await gate;
      return pageOf(request);
    });
    await screen.findByText('Product 1');
    await user.click(next());
    expect(screen.getByText('Product 1')).toBeVisible();
    expect(seen.map(skipOf)).toEqual([0, 10]);
    release();
    expect(await screen.findByText('Product 11')).toBeVisible();
    expect(screen.queryByText('Product 1')).toBeNull();
    expect(seen.filter((request) => skipOf(request) === 10)).toHaveLength(1);
  });

  it('shows its server error only after the member opens it', async () => {
    const { user, seen, toasts, queryClient } = renderList(products, (request) =>
      skipOf(request) > 0 ? json({ success: false, message: 'No more today.' }) : pageOf(request),
    );
    await screen.findByText('Product 1');
    await user.hover(pager());
    await waitFor(() => expect(seen).toHaveLength(2));
    await queriesSettled(queryClient);
    expect(toasts).toEqual([]);
    await user.click(next());
    await waitFor(() => expect(toasts).toEqual([{ type: 'error', message: 'No more today.' }]));
  });

  it('marks an ended session as expired and keeps the screen', async () => {
    const { user, session } = renderList(products, (request) =>
      skipOf(request) > 0 ? json({ success: false, message: 'Unauthorized!' }) : pageOf(request),
    );
    await screen.findByText('Product 1');
    await user.hover(pager());
    await waitFor(() => expect(session.state()).toMatchObject({ token: 'secret-token', expired: true }));
  });

  it('is not requested for a list with secrets', async () => {
    const keys = {
      ...products,
      fields: [...products.fields, { key: 'pin', title: 'Pin', valueType: 'secret' as const }],
    };
    const { user, seen, queryClient } = renderList(keys, pageOf);
    await screen.findByText('Product 1');
    await user.hover(pager());
    await queriesSettled(queryClient);
    expect(seen.map(skipOf)).toEqual([0]);
  });
});
