import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProfitChart, ProfitChartPanel } from '../../../src/pages/profit/ProfitChartPanel';
import { usePeriodRows } from '../../../src/pages/profit/periodRows';
import { profit } from '../../../src/resources/profit';
import { json } from '../../support/fakeFetch';
import { renderPart } from '../../support/renderPart';

// Mock uPlot, which needs a canvas. Like uPlot, the mock passes the browser's language to Intl.NumberFormat
// when it loads, which throws if the language isn't a locale.
vi.mock('uplot', () => {
  new Intl.NumberFormat(navigator.language);
  return {
    default: class {
      static paths = {};
      destroy() {}
    },
  };
});

it("profit chart loads where the browser's language is not a locale", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('C');
  await expect(ProfitChart.preload()).resolves.toBeDefined();
  expect(navigator.language).toBe('en');
});

const Panel = ({ response }: { response: object }) => (
  <ProfitChartPanel response={response} read={usePeriodRows(response)} />
);

it('profit chart rounds amounts half up, as lists do, and shows all digits of large ones', async () => {
  const data = [
    { date: '2026-01-01T11:00:00Z', usdValue: '1', pnl: '900000000000000.00005' },
    { date: '2026-01-01T10:00:00Z', usdValue: '1', pnl: '2.00025' },
  ];
  const { press } = renderPart(<Panel response={{ data, total: 2 }} />, [profit], () =>
    json({ success: true, message: '', count: 2, data }),
  );
  const profits = ['2.0003', '900,000,000,000,000.0001'];
  const total = '900,000,000,000,002.0003';
  expect(await screen.findByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    `01-01 11:00: ${profits[1]}, total ${total}`,
  );
  await press('Show as table');
  expect((await screen.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
    'HourProfitTotal',
    `01-01 11:00${profits[1]}${total}`,
    `01-01 10:00${profits[0]}${profits[0]}`,
  ]);
});
