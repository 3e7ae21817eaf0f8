// Measures the speed and memory use of lists of up to 100,000 rows: loading, sorting, filtering, exporting.

import type { Browser } from '@playwright/test';
import { launchChromium } from '../scripts/chromium';
import { transactionRows } from '../scripts/transactionRows';
import { startLiveSandbox } from '../scripts/liveSandbox';
import { transactions } from '../src/resources/transactions';
import {
  baselineLoop,
  measureStep,
  measureFilter,
  measureListTools,
  settledHeap,
  recorder,
  type Step,
} from './ledgers/steps';
import { median, newVisitor } from './speed/visits';

/** The measured list lengths and numbers of rounds. Short lists vary more between rounds, so they need more. */
const SIZES = [
  [1_000, 15],
  [10_000, 3],
  [100_000, 1],
] as const;
/** The minimum speed at which the portal must load all pages, as a share of the speed of `baselineLoop`. */
const MIN_SPEED = 0.8;
/** The maximum time for which a task may block the main thread, in ms. */
const MAX_BLOCK_MS = 50;
/** The maximum memory use of a loaded list, as a multiple of the size of the rows as JSON. */
const MAX_MEMORY_RATIO = 2;

/**
 * Disables V8's compilers to measure memory: compiled code is on the same heap as the rows, and is larger
 * than a thousand rows.
 */
const NO_COMPILER = '--js-flags=--no-turbofan --no-maglev --no-sparkplug';

/** The measurements of one visit. The step `read` loads all rows for the totals; `write` exports them. */
interface Round {
  /** The time of `baselineLoop`, in ms. */
  readonly baselineMs: number;
  /** The time from the first request to the last response, in ms. */
  readonly readMs: number;
  /** The time from the click to the first request, in ms. */
  readonly waitMs: number;
  /** The time from the last response to the totals, in ms. */
  readonly renderMs: number;
  readonly read: Step;
  readonly sort: Step;
  readonly write: Step;
  readonly filter: Step;
  /** The memory that the loaded rows use, in bytes. */
  readonly retainedBytes: number;
}

/** Returns the time from the click to the new status text, in ms, as measured in the page. */
const responseTime = ({ times: { clicked = NaN, shown = NaN } }: Step) => shown - clicked;

type Rows = ReturnType<typeof transactionRows>;

/**
 * Serves the portal and a sandbox. Requests for transactions are answered from memory, so that no slow
 * database distorts the measurement.
 */
function startServer(rows: Rows) {
  return startLiveSandbox(12, async (request) => {
    if (!request.url.endsWith(`/${transactions.read.path}`)) return undefined;
    const { skip, limit } = (await request.json()) as { skip: number; limit: number };
    return Response.json({
      success: true,
      message: '',
      data: rows.slice(skip, skip + limit),
      count: rows.length,
    });
  });
}

/** Measures one visit that loads, sorts, exports and filters all rows of a list. */
async function visit(browser: Browser, rows: Rows): Promise<Round> {
  const count = rows.length;
  const { origin, token, close } = await startServer(rows);
  const context = await newVisitor(browser, token);
  await context.addInitScript({ content: recorder });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Use the tools on a short list first, so that the code for totals, sorting and export is loaded before the
  // measurement.
  await page.goto(`${origin}/withdrawhistory`, { waitUntil: 'networkidle' });
  await measureListTools(page, devtools, 'Withdraw history');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await page.getByRole('button', { name: 'Totals of Transactions' }).waitFor();
  await page.getByText(/^1–10 of/).waitFor();
  await measureStep(page, devtools, async () => {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText(/^11–20 of/).waitFor();
  });
  const baselineMs = await page.evaluate(baselineLoop, { token, count });
  const before = await settledHeap(page, devtools);
  const steps = await measureListTools(page, devtools, 'Transactions', String(count));
  const retainedBytes = (await settledHeap(page, devtools)) - before;
  const filter = await measureFilter(page, devtools, 'Transactions', String(count));
  const { clicked = NaN, requestedAt = NaN, respondedAt = NaN, shown = NaN } = steps.read.times;
  await context.close();
  await close();
  return {
    baselineMs,
    readMs: respondedAt - requestedAt,
    waitMs: requestedAt - clicked,
    renderMs: shown - respondedAt,
    ...steps,
    filter,
    retainedBytes,
  };
}

async function visits(rows: Rows, rounds: number, flags: readonly string[] = []): Promise<Round[]> {
  const browser = await launchChromium(...flags);
  const all = [];
  for (let round = 0; round < rounds; round++) all.push(await visit(browser, rows));
  await browser.close();
  return all;
}

console.log('rows      rounds   base   read   filter     sort   export, rows/s');
for (const [count, rounds] of SIZES) {
  const rows = transactionRows(count);
  const bytes = JSON.stringify(rows).length;
  const timed = await visits(rows, rounds);
  const uncompiled = await visits(rows, Math.ceil(rounds / 3), [NO_COMPILER]);
  const medianOf = (value: (round: Round) => number, all = timed) => median(all.map(value));
  const perSecond = (ms: (round: Round) => number) =>
    String(Math.round((count / medianOf(ms)) * 1000)).padStart(9);
  const speed = medianOf(({ baselineMs, readMs }) => baselineMs / readMs);
  const block = medianOf(({ read, sort, write, filter }) =>
    Math.max(read.block, sort.block, write.block, filter.block),
  );
  const retained = medianOf((round) => round.retainedBytes, uncompiled);
  const peak = medianOf(({ read, sort, write }) => Math.max(read.peak, sort.peak, write.peak));
  console.log(
    `${String(count).padEnd(10)}${rounds}${perSecond((round) => round.baselineMs)}${perSecond((round) => round.readMs)}` +
      `${perSecond(({ filter }) => responseTime(filter))}${perSecond(({ sort }) => sort.ms)}${perSecond(({ write }) => write.ms)}\n` +
      `          read ${speed.toFixed(2)} × the baseline (at least ${MIN_SPEED}; ${timed
        .map(({ baselineMs, readMs }) => (baselineMs / readMs).toFixed(2))
        .join(
          ' ',
        )}), and from the click to its first request ${Math.round(medianOf(({ waitMs }) => waitMs))} ms, from its ` +
      `last response to the figures ${Math.round(medianOf(({ renderMs }) => renderMs))} ms · longest block ${Math.round(block)} ms ` +
      `(at most ${MAX_BLOCK_MS}) · retained ${(retained / 1e6).toFixed(1)} MB, ${(retained / bytes).toFixed(2)} × the rows' JSON ` +
      `(at most ${MAX_MEMORY_RATIO}) · peak ${(peak / 1e6).toFixed(1)} MB`,
  );
  if (speed < MIN_SPEED || block > MAX_BLOCK_MS || retained > MAX_MEMORY_RATIO * bytes) process.exitCode = 1;
}
