import { chromium } from '@playwright/test';
import { startBigLedger } from '../scripts/bigLedger';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { longLedger } from '../scripts/ledgerRows';
import type { HeapFigures } from './figures';
import { changes, saveFigures, turns } from './options';
import { ROWS } from './speed/pages';
import { printTable } from './speed/table';
import { newVisitor } from './speed/visits';

/** The largest allowed memory after the steps, as a multiple of the memory before. */
const MOST_GROWTH = 1.1;
/** Page turns before the first measurement: they compile the code and fill the browser's own list of 250 requests. */
const WARM_UP = 300;

const SCREENS = ['/activity', '/wallet', '/deposit', '/profit', '/team', '/ticket', '/tranctattion'];

/** Runs in the page. Turns `times` pages, each after the rows of the previous one are rendered. */
function turnPages({ times, rows }: { times: number; rows: string }) {
  return new Promise<void>((resolve) => {
    let left = times;
    let before: string | null | undefined;
    const look = (): unknown => {
      const first = document.querySelector(rows)?.textContent;
      if (first === undefined || first === before) return setTimeout(look, 5);
      if (left-- === 0) {
        resolve();
        return undefined;
      }
      before = first;
      document.querySelector<HTMLElement>('[aria-label="Next page"]')?.click();
      return setTimeout(look, 5);
    };
    look();
  });
}

const { origin, token, close } = await startBigLedger(longLedger((turns + WARM_UP + 10) * 10));
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });
const context = await newVisitor(browser, token);
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable');

const steps: HeapFigures['steps'][number][] = [];
async function weigh(what: string) {
  // One collection may free objects that only the next one can collect.
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const step = {
    what,
    megabytes: of('JSHeapUsedSize') / 1e6,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
  steps.push(step);
  console.log(`${what}: ${step.megabytes.toFixed(1)} MB, ${step.nodes} nodes, ${step.listeners} listeners`);
  return step.megabytes;
}

async function turn(times: number) {
  // The previous screen keeps its rows until the rows of this screen are rendered.
  await page.getByRole('region', { name: 'Transactions table' }).locator('[data-row-key]').first().waitFor();
  await page.evaluate(turnPages, { times, rows: ROWS });
}
async function changeRoutes(times: number) {
  for (let change = 0; change < times; change++) {
    const path = SCREENS[change % SCREENS.length] ?? '';
    await page
      .locator(`nav[aria-label="Sidebar"] a[href="${path}"], nav[aria-label="Main"] a[href="${path}"]`)
      .first()
      .click();
    await page.waitForURL(`**${path}`);
    await page.locator(ROWS).first().waitFor();
  }
}

await page.goto(`${origin}/tranctattion`);
await page.locator(ROWS).first().waitFor();
await changeRoutes(2 * SCREENS.length);
await turn(WARM_UP);
const before = await weigh(`${WARM_UP} page turns and ${2 * SCREENS.length} changes of route, to begin with`);
await turn(Math.ceil(turns / 2));
await weigh(`${Math.ceil(turns / 2)} page turns more`);
await turn(Math.ceil(turns / 2));
const turned = await weigh('and as many again');
await changeRoutes(changes);
const after = await weigh(`${changes} changes of route after them`);
const growth = Math.max(turned, after) / before;
printTable(['memory', 'grown'], [['of the beginning', `${growth.toFixed(2)} × (at most ${MOST_GROWTH})`]]);
if (growth > MOST_GROWTH) process.exitCode = 1;
saveFigures({ turns, changes, steps } satisfies HeapFigures);
await browser.close();
await close();
