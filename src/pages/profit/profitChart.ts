import { chunkOf } from '../../core/chunk';

/**
 * Replaces a `navigator.language` that Intl rejects. WebKitGTK reports 'C' under LANG=C.UTF-8, and uPlot passes it to
 * Intl.NumberFormat while its module is evaluated.
 */
function ensureLocale() {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  }
}

/** The chunk with the chart and uPlot, loaded by the first profit screen. */
export const profitChart = chunkOf(() => {
  ensureLocale();
  return import('./ProfitChart');
});
