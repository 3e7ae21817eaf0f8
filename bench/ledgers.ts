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

/** Runs in the page from its first moment: keeps the longest time in which it did not answer. */
const watchBlocks = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
  // A file is written to memory: a dialog of the browser would wait for somebody.
  delete window.showSaveFilePicker;
`;

async function heap(devtools: CDPSession): Promise<number> {
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** What one step took, the longest block in it, and the most memory meanwhile, in bytes. */
async function measured(page: Page, devtools: CDPSession, step: () => Promise<unknown>) {
  await page.evaluate('window.longest = 0');
  let peak = 0;
  const watch = setInterval(() => void heap(devtools).then((size) => (peak = Math.max(peak, size))), 200);
  const begun = performance.now();
  await step();
  const ms = performance.now() - begun;
  clearInterval(watch);
  // An entry comes after its task.
  await page.waitForTimeout(200);
  const block = await page.evaluate<number>('window.longest');
  return { ms, block, peak };
}

const settled = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ timeout: 600_000 });

const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
const figures = [];
console.log('rows      step      rows/s   block ms   peak MB   of the rows');
for (const count of SIZES) {
  const rows = ledgerRows(count);
  const bytes = JSON.stringify(rows).length;
  const { origin, token, close } = await startBigLedger(rows);
  const context = await browser.newContext({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  await context.addInitScript({ content: watchBlocks });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/tranctattion`, { waitUntil: 'networkidle' });
  const turn = await measured(page, devtools, async () => {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText(/^11–20 of/).waitFor();
  });
  const bare = await page.evaluate(bareLoop, { token, count });
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await heap(devtools);

  const gather = await measured(page, devtools, async () => {
    await page.getByRole('button', { name: 'Totals of Transactions' }).click();
    await settled(page, new RegExp(`^${count} of ${count}`));
  });
  const sort = await measured(page, devtools, async () => {
    await page.getByRole('columnheader', { name: 'Amount' }).click();
    await page.getByRole('link', { name: 'Remove order Amount, lowest first' }).waitFor();
    await settled(page, new RegExp(`^${count} of ${count}`));
  });
  const write = await measured(page, devtools, async () => {
    const download = page.waitForEvent('download', { timeout: 600_000 });
    await page.getByRole('button', { name: 'Export Transactions' }).click();
    await (await download).path();
  });
  await devtools.send('HeapProfiler.collectGarbage');
  const kept = (await heap(devtools)) - before;
  const speed = bare / gather.ms;
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
  line('gather', gather.ms, gather.block, gather.peak);
  line('sort', sort.ms, sort.block, sort.peak);
  line('export', write.ms, write.block, write.peak);
  const longest = Math.max(gather.block, sort.block, write.block);
  console.log(
    `          gather ${speed.toFixed(2)} × the bare loop (at least ${LEAST_SPEED}) · longest block ${Math.round(longest)} ms ` +
      `(at most ${LONGEST_BLOCK}; turning a page ${Math.round(turn.block)}) · kept ${(kept / 1e6).toFixed(1)} MB, ${(kept / bytes).toFixed(2)} × the rows' JSON (at most ${MOST_MEMORY})`,
  );
  figures.push({ count, bytes, bare, turn, gather, sort, write, kept, speed });
  if (speed < LEAST_SPEED || longest > LONGEST_BLOCK || kept > MOST_MEMORY * bytes) process.exitCode = 1;
  await context.close();
  await close();
}
saveFigures({ figures });
await browser.close();
