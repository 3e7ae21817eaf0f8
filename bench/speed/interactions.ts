import type { Browser, Locator, Page } from '@playwright/test';
import { ROWS } from './pages';
import type { Servers } from './servers';
import { median, newVisitor, slowDown } from './visits';
import { watchRequests } from './waitForQuiet';

/** Without requests for this time, in ms, an interaction and its effects have ended. */
const QUIET_MS = 700;

/** Records, in the page, the longest event of an interaction: the ms from the input to the next paint, in steps of 8. */
const WATCH_EVENTS = `
  window.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) longestEvent = Math.max(longestEvent, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** An interaction by its name, its target, and the key to press there; without a key, the target is clicked. */
type Interaction = readonly [name: string, target: (page: Page) => Locator, key?: string];

const menu = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const palette = (page: Page) => page.getByRole('combobox', { name: 'Command palette' });
const listTool = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

/** The measured interactions, in order. The visit begins at the list of transactions. */
const interactions: readonly Interaction[] = [
  ['next page', (page) => page.getByRole('link', { name: 'Next page' })],
  ['sort', (page) => page.getByRole('columnheader', { name: /^Amount/ }).first()],
  ['totals', listTool(/^Totals of/)],
  ['period', (page) => page.getByRole('combobox', { name: 'Period', exact: true })],
  ['filter', listTool(/^Filter /)],
  ['cards', (page) => page.locator('.ant-segmented-item').last()],
  ['palette', (page) => page.getByRole('button', { name: /^Find a page/ })],
  ['typing in the palette', palette, 't'],
  ['menu to transactions', menu('Transactions')],
  ['dashboard', menu('Home')],
  ['profit', menu('Profit')],
  ['tab of profit', (page) => page.locator('#content').getByText('30 Day', { exact: true })],
  ['withdraw', menu('Withdraw')],
  ['amount', (page) => page.getByLabel('Quantity (USDT)'), '1'],
  ['preferences', (page) => page.getByRole('button', { name: 'Preferences' })],
  ['dark scheme', (page) => page.getByText('Dark', { exact: true })],
];

/** Measures each interaction once. Returns the ms from the input to the next paint by name. */
async function measureOnce(browser: Browser, { portal, token }: Servers): Promise<Map<string, number>> {
  const context = await newVisitor(browser, token);
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH_EVENTS });
  await page.goto(`${portal}/tranctattion`);
  await page.locator(ROWS).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const quiet = watchRequests(page, QUIET_MS);
  await quiet();
  await slowDown(page, { network: false });
  const figures = new Map<string, number>();
  for (const [name, target, key] of interactions) {
    await page.evaluate('longestEvent = 0');
    if (key === undefined) await target(page).click({ force: true });
    else await target(page).press(key);
    await quiet();
    figures.set(
      name,
      await page.evaluate(() => (window as unknown as { longestEvent: number }).longestEvent),
    );
    // Close what covers the page before the next interaction.
    if (name.includes('palette') && key !== undefined) await page.keyboard.press('Escape');
  }
  await context.close();
  return figures;
}

/** Returns the medians of all interactions, slowest first. */
export async function measureInteractions(browser: Browser, servers: Servers, repeats: number) {
  const runs: Map<string, number>[] = [];
  for (let run = 0; run < repeats; run++) runs.push(await measureOnce(browser, servers));
  return interactions
    .map(([name]) => ({ name, ms: median(runs.map((run) => run.get(name) ?? 0)) }))
    .toSorted((a, b) => b.ms - a.ms);
}
