import { expect, it, vi } from 'vitest';
import { ProfitChart } from '../../src/pages/profit/lazyProfitChart';

// Mocks uPlot, which needs a canvas. Like the mock, uPlot formats numbers in the browser's language when it loads.
vi.mock('uplot', () => {
  new Intl.NumberFormat(navigator.language);
  return { default: vi.fn() };
});

it("profit chart loads where the browser's language is not a locale", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('C');
  await expect(ProfitChart.preload()).resolves.toBeDefined();
  expect(navigator.language).toBe('en');
});
