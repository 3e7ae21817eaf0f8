/** Tests of the hook `useAllPages`. fetchAllPages.test.ts tests the loading itself. */

import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAllPages } from '../../src/list/rows/useAllPages';
import { profit } from '../../src/resources/profit';
import { httpOver, json, type SeenRequest } from '../support/fakeFetch';
import { withRefine } from '../support/withRefine';

const COUNT = 35;
const rowsOf = ({ body }: SeenRequest) => {
  const { skip, limit, time } = body as { skip: number; limit: number; time: string };
  return Array.from({ length: Math.max(0, Math.min(limit, COUNT - skip)) }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 20, 0, -skip - index)).toISOString(),
    pnl: time,
  }));
};
const pageOf = (request: SeenRequest) =>
  json({ success: true, message: '', totalProfit: '1', data: rowsOf(request), count: COUNT });

/** Renders `useAllPages` for a period of the profit list. `fails` returns whether a request fails. */
function loadAll(fails: (request: SeenRequest) => boolean = () => false) {
  const { send } = httpOver((request) =>
    fails(request) ? json({ success: false, message: 'The ledger is closed' }) : pageOf(request),
  );
  const { routed } = withRefine(send, [profit]);
  const initialProps: { time: string; maxRows: number | undefined } = { time: '1month', maxRows: 10 };
  return renderHook(({ time, maxRows }) => useAllPages(profit, { time }, { enabled: true, maxRows }), {
    wrapper: routed,
    initialProps,
  });
}

describe('rows that were loaded with a limit', () => {
  it('stay while all rows load, and after a failure', async () => {
    const { result, rerender } = loadAll(({ body }) => (body as { skip: number }).skip > 0);
    await waitFor(() => expect(result.current.all?.rows).toHaveLength(10));
    rerender({ time: '1month', maxRows: undefined });
    expect(result.current.all?.rows).toHaveLength(10);
    await waitFor(() => expect(result.current.error?.message).toBe('The ledger is closed'));
    expect(result.current.all?.rows).toHaveLength(10);
  });

  it('are never those of another period', async () => {
    const { result, rerender } = loadAll();
    await waitFor(() => expect(result.current.all?.rows).toHaveLength(10));
    rerender({ time: '7day', maxRows: undefined });
    expect(result.current.all).toBeUndefined();
    await waitFor(() => expect(result.current.all?.rows).toHaveLength(COUNT));
    expect(result.current.all?.rows[0]).toMatchObject({ pnl: '7day' });
  });
});
