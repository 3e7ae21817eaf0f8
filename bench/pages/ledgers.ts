import type { Browser } from '@playwright/test';
import { startBigLedger } from '../../scripts/bigLedger';
import { longLedger } from '../../scripts/ledgerRows';
import type { LedgerPage } from '../figures';
import { ROWS } from '../speed/pages';
import { watchRequests } from '../speed/quiet';
import { median, newVisitor } from '../speed/visits';
import { turnOnce } from './turns';

const NEXT = '[aria-label="Next page"]';
const PREVIOUS = '[aria-label="Previous page"]';
/** How often one page is turned, forth and back. */
const TURNS = 5;

/** Measures the pages of a ledger of `count` rows: near its beginning, in its middle and at its end. */
export async function measureLedger(browser: Browser, count: number): Promise<LedgerPage[]> {
  const { origin, token, close } = await startBigLedger(longLedger(count));
  const last = count / 10;
  const pages: LedgerPage[] = [];
  for (const number of [2, last / 2, last]) {
    const context = await newVisitor(browser, token);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const quiet = watchRequests(page, 300);
    const answers: Promise<Buffer>[] = [];
    // Opens the previous page, because the page itself is reached by a page turn.
    await page.goto(`${origin}/tranctattion?page=${number - 1}`);
    await page.locator(ROWS).first().waitFor();
    await quiet();
    page.on('response', (response) => {
      if (response.url().endsWith('/allTxns')) answers.push(response.body());
    });
    await page.locator(NEXT).hover();
    const times = [await turnOnce(page, ROWS, NEXT)];
    await quiet();
    const sizes = (await Promise.all(answers)).map((body) => body.length);
    const cost = { calls: sizes.length, bytes: Math.max(...sizes) };
    for (let turn = 1; turn < TURNS; turn++) {
      for (const link of [PREVIOUS, NEXT]) {
        await page.locator(link).hover();
        times.push(await turnOnce(page, ROWS, link));
        await quiet();
      }
    }
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    pages.push({
      count,
      page: number,
      ...cost,
      ms: median(times),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      heap: usedSize / 1e6,
    });
    await context.close();
  }
  await close();
  return pages;
}
