import { lazyWithPreload } from '../../components/lazyWithPreload';

/**
 * Replaces a `navigator.language` that Intl rejects. WebKitGTK reports 'C' under LANG=C.UTF-8, and uPlot's module
 * passes that value to Intl.NumberFormat when it loads.
 */
function ensureLocale() {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  }
}

/** The profit chart, in a separate chunk with uPlot. */
export const ProfitChart = lazyWithPreload(() => {
  ensureLocale();
  return import('./ProfitChart');
});
