import { screen } from '@testing-library/react';
import Big from 'big.js';
import { expect, it, vi } from 'vitest';
import { readResults } from '../../../src/core/profitRows';
import { csvOf } from '../../../src/pages/profit/FigurePanel';
import ProfitDays from '../../../src/pages/profit/ProfitDays';
import ProfitResults from '../../../src/pages/profit/ProfitResults';
import { profit } from '../../../src/resources/profit';
import { transactions } from '../../../src/resources/transactions';
import { json } from '../../support/fakeFetch';
import { renderPart } from '../../support/renderPart';

const rows = [
  { date: '2026-02-03T10:00:00Z', usdValue: '1', pnl: '-2.5' },
  { date: '2026-01-02T10:00:00Z', usdValue: '1', pnl: '3.00000001' },
  { date: '2025-12-31T10:00:00Z', usdValue: '1', pnl: '1' },
];
const all = { rows, total: 3, capped: false, warning: undefined, requestedAt: 0 };
const read = {
  error: null,
  retry: () => undefined,
  retrying: false,
  isFetching: false,
  all,
  results: readResults(rows),
  progress: { read: 0, total: 0 },
  allRequested: false,
  loadAll: vi.fn(),
};

const previous = {
  title: 'Previous 24 hours',
  loading: false,
  results: [],
  retry: undefined,
  retrying: false,
};

/** Returns the visible texts of the cells in a line. */
const cellsOf = (name: string) =>
  [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map((cell) =>
    [...cell.childNodes]
      .map((node) => (node instanceof HTMLElement && node.hidden ? '' : node.textContent))
      .join(''),
  );

it('the export of figures has exact amounts, and the days of a figure in a line of their own', () => {
  const days = { from: '2026-01-02', to: '2026-02-03' };
  const lines = csvOf(
    ['Figure', 'This period', 'Previous 7 days'],
    [
      ['Net', [{ value: new Big('1.50000001') }, { value: undefined }]],
      [
        'Largest drawdown',
        [
          { value: new Big('-2.5'), days },
          { value: undefined, days },
        ],
      ],
      ['Average win', [{ value: new Big(1).div(3) }, { value: '—' }]],
    ],
  );
  expect(lines).toEqual([
    ['Figure', 'This period', 'Previous 7 days'],
    ['Net', '1.50000001', ''],
    ['Largest drawdown', '-2.5', ''],
    ['Largest drawdown, days', '2026-01-02 to 2026-02-03', ''],
    ['Average win', '0.33333333', '—'],
  ]);
});

it('the months have the total of each year, and a chosen year has links to its rows', async () => {
  const { press } = renderPart(
    <ProfitResults read={read} previous={undefined} />,
    [profit, transactions],
    () => json({ success: true, message: '', count: 0, data: [] }),
  );
  expect(cellsOf('January')).toEqual(['3.0000', '—']);
  expect(cellsOf('Year')).toEqual(['0.5000', '1.0000']);
  await press('Year, 2026 0.5000');
  expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute(
    'href',
    '/profit?where.date=2026-01-01..2026-12-31&totals=1',
  );
  expect(screen.getByRole('link', { name: 'Spot trades opened' })).toHaveAttribute(
    'href',
    '/openspotposition?from=2026-01-01&to=2026-12-31&closeStatus=true&totals=1',
  );
});

it('a failed request for the fees leaves the other figures, and reports the failure', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(callback: (entries: readonly object[]) => void) {
        this.observe = () => callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  renderPart(<ProfitResults read={read} previous={previous} />, [profit, transactions], () =>
    json({ success: false, message: 'No transactions today' }),
  );
  expect(await screen.findByText("The fees couldn't be loaded")).toBeVisible();
  expect(screen.getByText('No transactions today')).toBeVisible();
  expect(cellsOf('Fees')).toEqual(['—', '—']);
  expect(cellsOf('Net')).toEqual(['1.5000', '0.0000']);
  vi.unstubAllGlobals();
});

it('the calendar of profit offers to load all rows when it has only the newest ones', async () => {
  const newest = { ...read, all: { ...all, total: 400, capped: true } };
  const { rerender, press } = renderPart(<ProfitDays read={newest} />);
  expect(screen.getByText(/^From the newest 3 of 400 rows\./)).toBeVisible();
  await press('Load all rows');
  expect(read.loadAll).toHaveBeenCalledOnce();
  rerender(<ProfitDays read={read} />);
  expect(screen.queryByText(/newest/)).toBeNull();
});
