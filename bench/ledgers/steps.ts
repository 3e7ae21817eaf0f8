import type { CDPSession, Page } from '@playwright/test';
import { choose } from '../../tests/e2e/support/select';

/** Runs in the page. Loads all pages of transactions with plain `fetch`, four at a time. Returns the time in ms. */
export async function baselineLoop({ token, count }: { token: string; count: number }) {
  const rows: unknown[] = [];
  let skip = 0;
  const start = performance.now();
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let offset = skip; offset < count; offset = skip) {
        skip += 10;
        const response = await fetch('/api/user/allTxns', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: token },
          body: JSON.stringify({ limit: 10, skip: offset }),
        });
        rows.push(...((await response.json()) as { data: unknown[] }).data);
      }
    }),
  );
  if (rows.length !== count) throw new Error(`the baseline read ${rows.length} rows`);
  return performance.now() - start;
}

/**
 * A script that runs in the page. For each step, it records the longest task, and the times of the last
 * click, of the first request and of the last response.
 */
export const recorder = `
  window.step = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) step.longest = Math.max(step.longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('click', () => { step.clicked = performance.now(); }, true);
  const send = window.fetch;
  window.fetch = async (...request) => {
    step.requestedAt ??= performance.now();
    const response = await send(...request);
    step.respondedAt = performance.now();
    return response;
  };
`;

/** What `recorder` recorded in the page during a step: durations and times of `performance.now()`, in ms. */
interface StepTimes {
  readonly longest: number;
  readonly clicked?: number;
  readonly requestedAt?: number;
  readonly respondedAt?: number;
  readonly shown?: number;
}

async function heap(devtools: CDPSession): Promise<number> {
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** The measurements of a step: its duration and longest task (`block`) in ms, and the peak heap size in bytes. */
export interface Step {
  readonly ms: number;
  readonly times: StepTimes;
  readonly block: number;
  readonly peak: number;
}

export async function measureStep(
  page: Page,
  devtools: CDPSession,
  step: () => Promise<unknown>,
): Promise<Step> {
  await page.evaluate('window.step = { longest: 0 }');
  let peak = 0;
  const sample = setInterval(() => void heap(devtools).then((size) => (peak = Math.max(peak, size))), 200);
  const start = performance.now();
  await step();
  const ms = performance.now() - start;
  clearInterval(sample);
  // Wait, because the browser reports a long task only after the task has ended.
  await page.waitForTimeout(200);
  const times = await page.evaluate<StepTimes>('step');
  return { ms, times, block: times.longest, peak };
}

/** The time limit of a step, in ms. */
const STEP_TIMEOUT_MS = 300_000;

/**
 * Waits for a status text and records when it appeared, with a MutationObserver in the page: polling from Playwright
 * would distort the measurement.
 */
async function waitForStatus(page: Page, expected: RegExp): Promise<void> {
  await page.evaluate(
    ({ source, limit }) =>
      new Promise<void>((resolve, reject) => {
        const pattern = new RegExp(source);
        const observer = new MutationObserver(checkStatus);
        const timer = setTimeout(() => {
          observer.disconnect();
          reject(new Error(`the page never showed ${source}`));
        }, limit);
        function checkStatus() {
          const statusTexts = [...document.querySelectorAll('[role=note], [aria-label^=Totals] p')].map(
            ({ textContent }) => textContent,
          );
          if (!statusTexts.some((text) => pattern.test(text))) return;
          Object.assign((window as unknown as { step: object }).step, { shown: performance.now() });
          observer.disconnect();
          clearTimeout(timer);
          resolve();
        }
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        checkStatus();
      }),
    { source: expected.source, limit: STEP_TIMEOUT_MS },
  );
}

/** Measures three tools on the current list: totals, sorting by amount and export. */
export async function measureListTools(page: Page, devtools: CDPSession, title: string, count = '\\d+') {
  const all = new RegExp(`^${count} of ${count}`);
  const read = await measureStep(page, devtools, async () => {
    await page.getByRole('button', { name: `Totals of ${title}` }).click();
    await waitForStatus(page, new RegExp(`^Totals for all ${count} rows`));
  });
  const sort = await measureStep(page, devtools, async () => {
    await page.getByRole('columnheader', { name: 'Amount' }).click();
    await page.getByRole('link', { name: 'Remove sort order Amount, lowest first' }).waitFor();
    await waitForStatus(page, all);
  });
  const write = await measureStep(page, devtools, async () => {
    const download = page.waitForEvent('download', { timeout: STEP_TIMEOUT_MS });
    await page.getByRole('button', { name: `Export ${title}` }).click();
    await (await download).path();
  });
  return { read, sort, write };
}

/** Measures filtering the current list by the text of the column From. */
export async function measureFilter(page: Page, devtools: CDPSession, title: string, count: string) {
  await page.getByRole('button', { name: `Filter ${title}` }).click();
  await choose(page, 'Column', 'From');
  // No row contains this text, so every row is checked and the status text changes.
  await page.getByLabel('Contains', { exact: true }).fill('no such word');
  return measureStep(page, devtools, async () => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await waitForStatus(page, new RegExp(`^0 of ${count}`));
  });
}

/** Collects garbage until the heap stops shrinking, at most five times. Returns the size in bytes. */
export async function settledHeap(page: Page, devtools: CDPSession): Promise<number> {
  let size = Infinity;
  for (let turn = 0; turn < 5; turn++) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
    const now = await heap(devtools);
    if (now > size * 0.99) return Math.min(now, size);
    size = now;
  }
  return size;
}
