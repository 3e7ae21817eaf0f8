import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AllRows } from '../../src/list/rows/fetchAllPages';
import { usePreviousProfit } from '../../src/pages/profit/usePreviousProfit';
import { profit } from '../../src/resources/profit';
import { httpOver, json } from '../support/fakeFetch';
import { withRefine } from '../support/withRefine';

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
    period: Parameters<typeof usePreviousProfit>[1],
    respond = () => json({ success: true, message: '' }),
  ) => {
    const { send, seen } = httpOver(respond);
    const { routed } = withRefine(send, [profit]);
    return { ...renderHook(() => usePreviousProfit('1day', period), { wrapper: routed }), seen };
  };

  it('is loading while the chosen period loads', () => {
    const { result } = previousOf({ all: undefined, error: null });
    expect(result.current).toMatchObject({ loading: true });
  });

  it('is unknown, and no longer loading, if the chosen period failed or has too many rows', () => {
    const capped = previousOf({ all: all([], { total: 400, capped: true }), error: null });
    const failed = previousOf({ all: undefined, error: { message: 'no', statusCode: 0 } });
    for (const { result, seen } of [capped, failed]) {
      expect(result.current).toMatchObject({ loading: false, sum: undefined, retry: undefined });
      expect(seen).toEqual([]);
    }
  });

  it('ends when the chosen period begins, counted from its request', async () => {
    const at = (iso: string) => ({ date: iso, pnl: '1' });
    const rows = ['2026-01-19T00:30Z', '2026-01-18T23:30Z', '2026-01-18T00:30Z', '2026-01-17T23:30Z'].map(at);
    const { result } = previousOf({ all: all([]), error: null }, () =>
      json({ success: true, message: '', totalProfit: '4', data: rows, count: rows.length }),
    );
    await waitFor(() => expect(result.current?.loading).toBe(false));
    expect(result.current?.sum?.toFixed()).toBe('2');
  });
});
