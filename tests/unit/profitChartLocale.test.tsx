import { expect, it, vi } from 'vitest';
import { profitChart } from '../../src/pages/profit/profitChart';

// uPlot formats numbers in the browser's language when its module loads; the rest of it needs a canvas.
vi.mock('uplot', () => {
  new Intl.NumberFormat(navigator.language);
  return { default: vi.fn() };
});

it("profit chart loads where the browser's language is not a locale", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('C');
  await expect(profitChart.load()).resolves.toHaveProperty('default');
  expect(navigator.language).toBe('en');
});
