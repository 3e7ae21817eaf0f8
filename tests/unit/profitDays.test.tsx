import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ProfitDays from '../../src/pages/profit/ProfitDays';
import { renderPart } from '../support/renderPart';

const rows = [{ date: '2026-01-02', usdValue: '1', pnl: '3' }];
const all = { rows, total: 400, warning: undefined, requestedAt: 0 };

it('the calendar of profit says when it has only the newest rows', () => {
  const { rerender } = renderPart(<ProfitDays all={{ ...all, capped: true }} />);
  expect(screen.getByText('From the newest 1 of 400 rows.')).toBeVisible();
  rerender(<ProfitDays all={{ ...all, capped: false }} />);
  expect(screen.queryByText(/newest/)).toBeNull();
  expect(screen.getByText(/^Best day/)).toHaveTextContent('Best day, 2026-01-02');
});
