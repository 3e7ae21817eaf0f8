import type { Page } from '@playwright/test';

/** The measurements of one visit. Times are in ms from the start of the navigation. */
export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  /**
   * Total blocking time: the ms of each task beyond the first 50, summed from the first paint until the page
   * had no more requests.
   */
  readonly tbt: number;
  /** The sum of all layout shifts, which is never less than the CLS of Lighthouse. */
  readonly cls: number;
  /** When the main content of the page was painted. */
  readonly contentPainted: number;
  /** When the control responds: React has hydrated the element and the main thread is free. */
  readonly interactive: number;
  /** The kB fetched until `interactive`, including headers. */
  readonly kilobytes: number;
  /** The number of requests sent until `interactive`. Responses from the cache don't count. */
  readonly requests: number;
}

interface Selectors {
  /** The selector of the page's main content. */
  readonly content: string;
  /** The selector of the control that must respond. Without it, only the content counts. */
  readonly control?: string | undefined;
}

/**
 * Returns a script that records, in the page, the browser's paint entries and when the selected elements appeared.
 * The script is a string, because tsx would wrap a function in helpers that do not exist in the page.
 */
export const watching = ({ content, control }: Selectors): string => `
  window.vitals = { fcp: 0, lcp: 0, cls: 0, contentPainted: 0, interactive: 0, tasks: [] };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') vitals.fcp = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { vitals.lcp = startTime; });
  watch('layout-shift', ({ value }) => { vitals.cls += value; });
  watch('longtask', ({ startTime, duration }) => { vitals.tasks.push([startTime, duration]); });
  // A MutationObserver, because polling by requestAnimationFrame would force frames between React's render tasks.
  const observer = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(content)})) return;
    observer.disconnect();
    requestAnimationFrame(() => { vitals.contentPainted = performance.now(); untilResponsive(); });
  });
  // React adds a property to hydrated elements. The callback of setTimeout runs when the main thread is free.
  const isHydrated = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const untilResponsive = () => {
    const control = ${JSON.stringify(control ?? '')};
    if (control && !isHydrated(document.querySelector(control))) return requestAnimationFrame(untilResponsive);
    setTimeout(() => { vitals.interactive = control ? performance.now() : vitals.contentPainted; });
  };
  observer.observe(document, { subtree: true, childList: true, attributes: true });
`;

/** What the script of `watching` recorded in the page. */
interface RecordedVitals extends Omit<Vitals, 'tbt' | 'kilobytes' | 'requests'> {
  readonly tasks: readonly (readonly [start: number, duration: number])[];
}
type WatchedWindow = Window & { vitals: RecordedVitals };

export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as WatchedWindow).vitals.interactive > 0, undefined, {
    timeout: 60_000,
  });
}

/** Returns the measurements of the page. Call this function when the page has no more requests. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { tasks, fcp, lcp, cls, contentPainted, interactive } = (window as unknown as WatchedWindow).vitals;
    const loads = [
      ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    ].filter(({ startTime, transferSize }) => startTime <= interactive && transferSize > 0);
    const late = tasks.filter(([start, duration]) => start + duration > fcp);
    return {
      fcp,
      lcp,
      cls,
      // An element that is in the document is not visible before the first paint.
      contentPainted: Math.max(contentPainted, fcp),
      interactive: Math.max(interactive, fcp),
      tbt: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      kilobytes: loads.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      requests: loads.length,
    };
  });
}
