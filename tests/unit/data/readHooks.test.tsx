import { renderHook, waitFor, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAllPages } from '../../../src/list/rows/useAllPages';
import { readResults } from '../../../src/core/profitRows';
import { profit } from '../../../src/resources/profit';
import type { AllRows } from '../../../src/list/rows/fetchAllPages';
import { ProfitFigures } from '../../../src/pages/dashboard/ProfitFigures';
import { coversDays, usePreviousProfit } from '../../../src/pages/profit/periodRows';
import { useBalance } from '../../../src/payments/useBalance';
import { get } from '../../../src/core/call';
import { defineObject } from '../../../src/core/defineResource';
import { httpOver, json, type SeenRequest } from '../../support/fakeFetch';
import { waitForHook } from '../../support/waitUntilSettled';
import { withRefine } from '../../support/withRefine';
import { renderPart } from '../../support/renderPart';

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
    await waitForHook(() => expect(result.current.all?.rows).toHaveLength(10));
    rerender({ time: '1month', maxRows: undefined });
    expect(result.current.all?.rows).toHaveLength(10);
    await waitForHook(() => expect(result.current.error?.message).toBe('The ledger is closed'));
    expect(result.current.all?.rows).toHaveLength(10);
  });

  it('are never those of another period', async () => {
    const { result, rerender } = loadAll();
    await waitForHook(() => expect(result.current.all?.rows).toHaveLength(10));
    rerender({ time: '7day', maxRows: undefined });
    expect(result.current.all).toBeUndefined();
    await waitForHook(() => expect(result.current.all?.rows).toHaveLength(COUNT));
    expect(result.current.all?.rows[0]).toMatchObject({ pnl: '7day' });
  });
});

describe('the profit of the previous period', () => {
  /** Returns the loaded rows of the chosen period, requested at 00:00 UTC on 20 January 2026. */
  const all = (rows: readonly unknown[], more: Partial<AllRows> = {}) =>
    ({
      rows,
      total: rows.length,
      capped: false,
      warning: undefined,
      requestedAt: Date.UTC(2026, 0, 20),
      ...more,
    }) as never;
  const previousOf = (
    chosen: Partial<Parameters<typeof usePreviousProfit>[1]>,
    respond: Parameters<typeof httpOver>[0] = () => json({ success: true, message: '' }),
  ) => {
    const { send, seen } = httpOver(respond);
    const { routed } = withRefine(send, [profit]);
    const period = { all: undefined, error: null, results: undefined, ...chosen };
    return { ...renderHook(() => usePreviousProfit('1day', period), { wrapper: routed }), seen };
  };

  /** Returns the previous results. The server has `rows` in the longer period, and says that there are `count`. */
  const resultsOf = async (
    rows: readonly object[],
    { count = rows.length, chosen }: { count?: number; chosen?: ReturnType<typeof readResults> } = {},
  ) => {
    const { result } = previousOf({ all: all([]), results: chosen }, ({ body }) => {
      const { skip } = body as { skip: number };
      return json({ success: true, message: '', totalProfit: '4', data: rows.slice(skip, skip + 10), count });
    });
    await waitForHook(() => expect(result.current?.loading).toBe(false));
    return result.current?.results;
  };
  const at = (time: string) => ({ date: `2026-01-${time}`, pnl: '1' });

  it('is loading while the chosen period loads', () => {
    expect(previousOf({}).result.current).toMatchObject({ loading: true });
  });

  it('is unknown, and no longer loading, if the chosen period failed or has too many rows', () => {
    const capped = previousOf({ all: all([], { total: 400, capped: true }) });
    const failed = previousOf({ error: { message: 'no', statusCode: 0 } });
    for (const { result, seen } of [capped, failed]) {
      expect(result.current).toMatchObject({ loading: false, results: undefined, retry: undefined });
      expect(seen).toEqual([]);
    }
  });

  it('has the results before the chosen period, and none if a row is unreadable', async () => {
    const rows = ['19T00:30Z', '18T23:30Z', '18T00:30Z', '17T23:30Z'].map(at);
    expect(await resultsOf(rows)).toHaveLength(2);
    expect(await resultsOf([...rows, { date: '2026-01-18T12:00Z', pnl: 'x' }])).toBeUndefined();
    // Rows that the server didn't send may belong to the period.
    expect(await resultsOf(rows, { count: 5 })).toBeUndefined();
  });

  it('has no result that the chosen period has too, if the server counts whole days', async () => {
    const rows = ['19T12:00Z', '18T12:00Z', '18T00:30Z', '17T12:30Z'].map(at);
    const results = await resultsOf(rows, { chosen: readResults(rows.slice(0, 2), 'utc') });
    expect(results?.map(({ date }) => date.toISOString().slice(8, 13))).toEqual(['17T12', '18T00']);
  });

  it('has the results if the newest 300 rows begin before the previous period', async () => {
    const rows = Array.from({ length: 310 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 0, 20) - (index + 0.5) * 3_600_000).toISOString(),
      pnl: '1',
    }));
    expect(await resultsOf(rows)).toHaveLength(24);
  });
});

it('the newest rows of a list cover a day if they begin before it, or are all rows', () => {
  const rows = [{ createdAt: '2026-03-03T10:00:00Z' }, { createdAt: '2026-03-02T10:00:00Z' }];
  const all = (total: number) => ({ rows, total, capped: true, warning: undefined, requestedAt: 0 });
  const days = ['2026-03-03', '2026-03-02', undefined];
  expect(days.map((day) => coversDays(all(9), day, 'utc'))).toEqual([true, false, false]);
  expect(days.map((day) => coversDays(all(2), day, 'utc'))).toEqual([true, true, true]);
});

it('the retry button of a profit on the dashboard keeps the focus until the profit is loaded', async () => {
  let respond = () => Promise.resolve(json({ success: false, message: 'Not now' }));
  const { user } = renderPart(<ProfitFigures cell={() => null} value={undefined} settled />, [profit], () =>
    respond(),
  );
  await user.click(screen.getByText('30 d'));
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  if (!again) throw new Error('there is no retry button');
  let release: (response: Response) => void = () => undefined;
  respond = () => new Promise((resolve) => (release = resolve));
  await user.click(again);
  await waitFor(() => expect(again).toHaveClass('ant-btn-loading'));
  expect(again).toHaveFocus();
  release(json({ success: true, message: '', totalProfit: '12.5', data: [], count: 0 }));
  expect(await screen.findByText('$12.50')).toBeVisible();
  expect(again).not.toBeInTheDocument();
});

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

it('a balance that fails to load shows an error and loads again on request', async () => {
  let respond = () => json({ success: false, message: 'Not now' });
  let release: (value?: unknown) => void = () => undefined;
  let pending: Promise<unknown> = Promise.resolve();
  const { user } = renderPart(<Balance />, [purse], () => pending.then(() => respond()));
  expect(await screen.findByText("couldn't be loaded")).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('unknown');

  respond = () => json({ success: true, message: '', data: { coins: '12.5' } });
  pending = new Promise((resolve) => (release = resolve));
  const again = screen.getByRole('button', { name: 'Try again' });
  await user.click(again);
  // The button stays in place with the focus while the request runs.
  await waitFor(() => expect(screen.queryByText("couldn't be loaded")).toBeNull());
  expect(again).toHaveFocus();
  release();
  expect(await screen.findByText('$12.50')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('12.5');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
