// Runs Lighthouse on the public pages and checks the scores.

import lighthouse, { type Result } from 'lighthouse';
import { launchChromium } from '../scripts/chromium';
import { freePort } from '../scripts/freePort';
import { startLiveSandbox } from '../scripts/liveSandbox';
import { publicRoutes } from '../tests/e2e/support/routes';
import { filterByRoutes, withPerformance } from './options';
import { printTable } from './speed/table';

/** The required and the desired score, out of 100. Failed audits are printed for scores below TARGET_SCORE. */
const MIN_SCORE = 90;
const TARGET_SCORE = 95;
/** The performance score depends on the machine too, so it is printed but not required. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo', ...(withPerformance ? ['performance'] : [])];

/** How long the network and the CPU must be idle before Lighthouse ends a page load, in ms. */
const QUIET_MS = 300;

const { origin, close } = await startLiveSandbox(12);
const port = Number(await freePort());
const browser = await launchChromium(`--remote-debugging-port=${port}`);

/** Returns the titles and displayed values of the audits in which the page scored below 0.9, out of 1. */
const faultsOf = (lhr: Result, category: string): string[] =>
  (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    const isFailing = weight > 0 && audit?.score != null && audit.score < 0.9;
    return isFailing
      ? [`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
      : [];
  });

const pages: { readonly path: string; readonly scores: Readonly<Record<string, number>> }[] = [];
const faults: string[] = [];
for (const path of filterByRoutes(publicRoutes, (route) => route)) {
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
    // With any other throttling method, Lighthouse waits ten seconds on each page and ignores QUIET_MS.
    throttlingMethod: 'simulate',
    // Late tasks affect only the performance score, so do not wait for them if performance is not scored.
    ...(!withPerformance && {
      pauseAfterFcpMs: QUIET_MS,
      pauseAfterLoadMs: QUIET_MS,
      networkQuietThresholdMs: QUIET_MS,
      cpuQuietThresholdMs: QUIET_MS,
    }),
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  // After a redirect, the scores would belong to a different page.
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname !== path) throw new Error(`${path} led to ${pathname}`);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  );
  pages.push({ path, scores });
  for (const [category, score] of Object.entries(scores)) {
    if (score < TARGET_SCORE) faults.push(...faultsOf(lhr, category).map((fault) => `${path}  ${fault}`));
    if (score < MIN_SCORE && category !== 'performance') process.exitCode = 1;
  }
}
printTable(
  ['public page', ...CATEGORIES],
  pages.map(({ path, scores }) => [path, ...Object.values(scores).map(String)]),
);
for (const fault of faults) console.log(fault);
await browser.close();
await close();
