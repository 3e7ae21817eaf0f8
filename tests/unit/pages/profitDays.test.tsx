import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readResults } from '../../../src/core/profitRows';
import ProfitDays from '../../../src/pages/profit/ProfitDays';
import { renderPart } from '../../support/renderPart';

const rows = [{ date: '2026-01-02', usdValue: '1', pnl: '3' }];
const all = { rows, total: 400, warning: undefined, requestedAt: 0 };
const state = { error: null, retry: () => undefined, retrying: false, isFetching: false };
const results = readResults(rows);
const read = { ...state, results, progress: { read: 0, total: 0 }, allRequested: false, loadAll: vi.fn() };

it('the calendar of profit offers to load all rows when it has only the newest ones', async () => {
  const { rerender, press } = renderPart(<ProfitDays read={{ ...read, all: { ...all, capped: true } }} />);
  expect(screen.getByText(/^From the newest 1 of 400 rows\./)).toBeVisible();
  await press('Load all rows');
  expect(read.loadAll).toHaveBeenCalledOnce();
  rerender(<ProfitDays read={{ ...read, all: { ...all, capped: false } }} />);
  expect(screen.queryByText(/newest/)).toBeNull();
});
