import { chromium, type CDPSession, type Page } from '@playwright/test';
import { startBigLedger } from '../scripts/bigLedger';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { ledgerRows } from '../scripts/ledgerRows';
import { saveFigures } from './options';

/** Rows of each round. */
const SIZES = [1_000, 10_000, 100_000];
/** Of the bare loop's rows in a second. */
const LEAST_SPEED = 0.8;
/** Milliseconds that the browser may not answer. */
const LONGEST_BLOCK = 50;
/** What stays in memory, by the rows' own JSON. */
const MOST_MEMORY = 2;

/** Runs in the page: the same calls by fetch alone, four at once; gives milliseconds. */
async function bareLoop({ token, count }: { token: string; count: number }) {
  const rows: unknown[] = [];
  let skip = 0;
  const begun = performance.now();
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let own = skip; own < count; own = skip) {
        skip += 10;
        const answer = await fetch('/api/user/allTxns', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: token },
          body: JSON.stringify({ limit: 10, skip: own }),
        });
        rows.push(...((await answer.json()) as { data: unknown[] }).data);
      }
    }),
  );
  if (rows.length !== count) throw new Error(`the bare loop read ${rows.length}`);
  return performance.now() - begun;
}

/**
 * Runs in the page from its first moment: keeps the longest time in which it did not answer, when the first request of
 * a step went out and the last of its answers came, and when it was last clicked.
 */
const watch = `
  window.step = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) step.longest = Math.max(step.longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('click', () => { step.clicked = performance.now(); }, true);
  const ask = window.fetch;
  window.fetch = async (...request) => {
    step.asked ??= performance.now();
    const answer = await ask(...request);
    step.answered = performance.now();
    return answer;
  };
  // A file is written to memory: a dialog of the browser would wait for somebody.
  delete window.showSaveFilePicker;
`;

/** What the page has seen of a step, in ms of its own clock. */
interface Watched {
  readonly longest: number;
  readonly clicked?: number;
  readonly asked?: number;
  readonly answered?: number;
  readonly shown?: number;
}

async function heap(devtools: CDPSession): Promise<number> {
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** What one step took, the longest block in it, and the most memory meanwhile, in bytes. */
async function measured(page: Page, devtools: CDPSession, step: () => Promise<unknown>) {
  await page.evaluate('window.step = { longest: 0 }');
  let peak = 0;
  const look = setInterval(() => void heap(devtools).then((size) => (peak = Math.max(peak, size))), 200);
  const begun = performance.now();
  await step();
  const ms = performance.now() - begun;
  clearInterval(look);
  // An entry comes after its task.
  await page.waitForTimeout(200);
  const seen = await page.evaluate<Watched>('step');
  return { ms, seen, block: seen.longest, peak };
}

/** Milliseconds. */
const LONGEST_STEP = 300_000;

const settled = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ timeout: LONGEST_STEP });

/** Sums, an order and a file of the list in view, each measured. */
async function askAll(page: Page, devtools: CDPSession, title: string, count = '\\d+') {
  const all = new RegExp(`^${count} of ${count}`);
  const gather = await measured(page, devtools, async () => {
    await page.getByRole('button', { name: `Totals of ${title}` }).click();
    await settled(page, all);
    await page.evaluate('step.shown = performance.now()');
  });
  const sort = await measured(page, devtools, async () => {
    await page.getByRole('columnheader', { name: 'Amount' }).click();
    await page.getByRole('link', { name: 'Remove order Amount, lowest first' }).waitFor();
    await settled(page, all);
  });
  const write = await measured(page, devtools, async () => {
    const download = page.waitForEvent('download', { timeout: LONGEST_STEP });
    await page.getByRole('button', { name: `Export ${title}` }).click();
    await (await download).path();
  });
  return { gather, sort, write };
}

/** Collects garbage until there is no more of it: files and rows of the step before go in turns. */
async function settledHeap(page: Page, devtools: CDPSession): Promise<number> {
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

const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
const figures = [];
console.log('rows      step      rows/s   block ms   peak MB   of the rows');
for (const count of SIZES) {
  const rows = ledgerRows(count);
  const bytes = JSON.stringify(rows).length;
  const { origin, token, close } = await startBigLedger(rows);
  const context = await browser.newContext({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  await context.addInitScript({ content: watch });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Another list first, of few rows: what asks all rows is there then, and what is measured is the rows.
  await page.goto(`${origin}/withdrawhistory`, { waitUntil: 'networkidle' });
  await askAll(page, devtools, 'Withdraw history');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await page.getByText(/^1–10 of/).waitFor();
  const turn = await measured(page, devtools, async () => {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText(/^11–20 of/).waitFor();
  });
  const bare = await page.evaluate(bareLoop, { token, count });
  const before = await settledHeap(page, devtools);
  const { gather, sort, write } = await askAll(page, devtools, 'Transactions', String(count));
  const kept = (await settledHeap(page, devtools)) - before;
  const { clicked = NaN, asked = NaN, answered = NaN, shown = NaN } = gather.seen;
  const reading = answered - asked;
  const speed = bare / reading;
  const line = (step: string, ms: number, block?: number, peak?: number) =>
    console.log(
      String(count).padEnd(10) +
        step.padEnd(8) +
        String(Math.round((count / ms) * 1000)).padStart(8) +
        (block === undefined ? '' : Math.round(block).toString()).padStart(11) +
        (peak === undefined ? '' : ((peak - before) / 1e6).toFixed(1)).padStart(10) +
        (peak === undefined ? '' : `${((peak - before) / bytes).toFixed(1)} ×`).padStart(14),
    );
  line('bare', bare);
  line('gather', reading, gather.block, gather.peak);
  line('sort', sort.ms, sort.block, sort.peak);
  line('export', write.ms, write.block, write.peak);
  const longest = Math.max(gather.block, sort.block, write.block);
  console.log(
    `          gather ${speed.toFixed(2)} × the bare loop (at least ${LEAST_SPEED}), and from the click to its first request ` +
      `${Math.round(asked - clicked)} ms, from its last answer to the figures ${Math.round(shown - answered)} ms · longest ` +
      `block ${Math.round(longest)} ms (at most ${LONGEST_BLOCK}; turning a page ${Math.round(turn.block)}) · kept ` +
      `${(kept / 1e6).toFixed(1)} MB, ${(kept / bytes).toFixed(2)} × the rows' JSON (at most ${MOST_MEMORY})`,
  );
  figures.push({ count, bytes, bare, reading, turn, gather, sort, write, kept, speed });
  if (speed < LEAST_SPEED || longest > LONGEST_BLOCK || kept > MOST_MEMORY * bytes) process.exitCode = 1;
  await context.close();
  await close();
}
saveFigures({ figures });
await browser.close();
