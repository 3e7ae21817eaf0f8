import type { Page } from '@playwright/test';

/** What one visit cost and when it was what. Times in ms from the start of the document. */
export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds of tasks beyond 50 each, from the first paint until all was quiet. */
  readonly tbt: number;
  /** The sum of all shifts, which is never less than what Lighthouse calls CLS. */
  readonly cls: number;
  /** What the page is for has been drawn. */
  readonly seen: number;
  /** And its control answers: React has taken it over and the processor is free. */
  readonly usable: number;
  /** What was fetched until then, headers included, in kB. */
  readonly kilobytes: number;
  readonly requests: number;
}

interface Wanted {
  /** Selector of what must stand on the page before a member calls it there. */
  readonly there: string;
  /** Selector of the control that must answer; without it the page is usable when it is seen. */
  readonly control?: string | undefined;
}

/**
 * Notes, within the page, what the browser tells of its painting and when the wanted things stood there. As
 * text: what runs this file would add helpers to a function that the page does not have.
 */
export const watching = ({ there, control }: Wanted): string => `
  window.vitals = { fcp: 0, lcp: 0, cls: 0, seen: 0, usable: 0, tasks: [], inp: 0 };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') vitals.fcp = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { vitals.lcp = startTime; });
  watch('layout-shift', ({ value }) => { vitals.cls += value; });
  watch('longtask', ({ startTime, duration }) => { vitals.tasks.push([startTime, duration]); });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
  }, { durationThreshold: 16 });
  const look = () => {
    if (!document.querySelector(${JSON.stringify(there)})) return requestAnimationFrame(look);
    requestAnimationFrame(() => { vitals.seen = performance.now(); ask(); });
  };
  // React marks what it has taken over; a task of its own comes when the processor is free.
  const taken = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const ask = () => {
    const control = ${JSON.stringify(control ?? '')};
    if (control && !taken(document.querySelector(control))) return requestAnimationFrame(ask);
    setTimeout(() => { vitals.usable = control ? performance.now() : vitals.seen; });
  };
  look();
`;

/** What `watching` leaves in the page. */
interface Noted extends Omit<Vitals, 'tbt' | 'kilobytes' | 'requests'> {
  readonly tasks: readonly (readonly [start: number, duration: number])[];
  readonly inp: number;
}
type Watched = Window & { vitals: Noted };

export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Watched).vitals.usable > 0, undefined, {
    timeout: 60_000,
  });
}

/** Reads what was noted, once all is quiet. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { tasks, fcp, lcp, cls, seen, usable } = (window as unknown as Watched).vitals;
    const loads = [
      ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    ].filter(({ startTime, transferSize }) => startTime <= usable && transferSize > 0);
    const late = tasks.filter(([start, duration]) => start + duration > fcp);
    return {
      fcp,
      lcp,
      cls,
      // A frame in which it stands is there when it has been painted.
      seen: Math.max(seen, fcp),
      usable: Math.max(usable, fcp),
      tbt: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      kilobytes: loads.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      requests: loads.length,
    };
  });
}

/** Forgets what was noted of input and long tasks, for the next thing that is done. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    const { vitals } = window as unknown as Watched;
    Object.assign(vitals, { tasks: [], inp: 0 });
  });

/** The longest interaction and the longest task since then, in ms; 0 where none took long enough to be told. */
export const sinceThen = (page: Page) =>
  page.evaluate(() => {
    const { tasks, inp } = (window as unknown as Watched).vitals;
    return { inp, task: Math.max(0, ...tasks.map(([, duration]) => duration)) };
  });
