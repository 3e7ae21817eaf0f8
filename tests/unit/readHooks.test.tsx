/** Tests of the hooks that read: `useBalance`, `useServerRows` and `useObject`. */

import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useBalance } from '../../src/list/view/useBalance';
import { useServerRows } from '../../src/list/rows/useServerRows';
import { useObject } from '../../src/data/useObject';
import { bindings } from '../../src/resources/bindings';
import { recipient } from '../../src/resources/transfers';
import { get } from '../../src/core/call';
import { defineObject } from '../../src/core/defineResource';
import { json, httpOver } from '../support/fakeFetch';
import { FIRST_PAGE, READ_ONCE, products } from '../support/exampleLists';
import { withRefine } from '../support/withRefine';

const purse = defineObject({
  name: 'purse',
  one: get('api/user/purse'),
  fields: [{ key: 'coins', title: 'Coins', valueType: 'money' }],
});

function Balance() {
  const { figure, amount } = useBalance(purse, 'coins');
  return (
    <>
      {figure.value}
      <output>{amount?.toFixed() ?? 'unknown'}</output>
    </>
  );
}

describe('a balance', () => {
  it('that fails to load shows an error and loads again on request', async () => {
    let respond = () => json({ success: false, message: 'Not now' });
    let release: (value?: unknown) => void = () => undefined;
    let pending: Promise<unknown> = Promise.resolve();
    const { send } = httpOver(() => pending.then(() => respond()));
    render(<Balance />, { wrapper: withRefine(send, [purse]).wrapper });
    expect(await screen.findByText("couldn't be loaded")).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('unknown');

    respond = () => json({ success: true, message: '', data: { coins: '12.5' } });
    pending = new Promise((resolve) => (release = resolve));
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    // The button stays in place with the focus while the request runs.
    await waitFor(() => expect(screen.queryByText("couldn't be loaded")).toBeNull());
    expect(again).toHaveFocus();
    release();
    expect(await screen.findByText('$12.50')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('12.5');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the query cache', () => {
  const rows = () => json({ success: true, message: '', data: [], count: 0 });

  it('drops a list with secrets when its screen unmounts, and keeps any other list', async () => {
    const { send } = httpOver(rows);
    const { routed, queryClient } = withRefine(send, [bindings, products]);
    const { result, unmount } = renderHook(
      () => [useServerRows(bindings, FIRST_PAGE, READ_ONCE), useServerRows(products, FIRST_PAGE, READ_ONCE)],
      {
        wrapper: routed,
      },
    );
    await waitFor(() => expect(result.current.every((list) => list.rows)).toBe(true));
    const cached = () =>
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map((query) => query.queryKey),
      );
    expect(cached()).toContain('bindings');
    unmount();
    await waitFor(() => expect(cached()).not.toContain('bindings'));
    expect(cached()).toContain('products');
  });

  it('has no data of an earlier look-up of the same member', async () => {
    const { send, seen } = httpOver(({ body }) =>
      json({ success: true, message: '', data: { name: `Member ${(body as { uid: string }).uid}` } }),
    );
    const { wrapper } = withRefine(send, [recipient]);
    const { result, rerender } = renderHook(
      ({ id }) => useObject(recipient, { id, quiet: true, noCache: true }),
      { wrapper, initialProps: { id: 'A' } },
    );
    const found = (name: string) => waitFor(() => expect(result.current.value).toMatchObject({ name }));
    await found('Member A');
    rerender({ id: 'B' });
    expect(result.current.value).toBeUndefined();
    await found('Member B');
    rerender({ id: 'A' });
    expect(result.current.value).toBeUndefined();
    await found('Member A');
    expect(seen.map(({ body }) => body)).toEqual([{ uid: 'A' }, { uid: 'B' }, { uid: 'A' }]);
  });
});
