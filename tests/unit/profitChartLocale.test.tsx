import { expect, it, vi } from 'vitest';
import { ProfitChart } from '../../src/pages/profit/ProfitChartPanel';

// Mock uPlot, which needs a canvas. Like uPlot, the mock passes the browser's language to Intl.NumberFormat
// when it loads, which throws if the language isn't a locale.
vi.mock('uplot', () => {
  new Intl.NumberFormat(navigator.language);
  return { default: vi.fn() };
});

it("profit chart loads where the browser's language is not a locale", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('C');
  await expect(ProfitChart.preload()).resolves.toBeDefined();
  expect(navigator.language).toBe('en');
});
