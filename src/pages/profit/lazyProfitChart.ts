import { lazyWithPreload } from '../../components/lazyWithPreload';

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

/** The profit chart; its code and uPlot load with the first profit screen. */
export const ProfitChart = lazyWithPreload(() => {
  ensureLocale();
  return import('./ProfitChart');
});
