// Measures visits to every page on a slow connection. Compares the portal with static copies of its pages and
// with the fixture (bench/fixture).

import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { scriptSize } from './brotli';
import { filterByRoutes, repeats } from './options';
import { fixtureScripts } from './speed/buildFixture';
import { renderStaticBaseline } from './speed/staticBaseline';
import { measureLogIn } from './speed/logIn';
import { pages, ROWS, type Page } from './speed/pages';
import { startServers } from './speed/servers';
import { printTable, visitCells, VISIT_HEADS, type Side, type VisitFigures } from './speed/table';
import { measureVisit, median, slow, viewport, type Visited } from './speed/visits';
import type { Vitals } from './speed/vitals';

const servers = await startServers();
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: [...chromiumFlags, ...servers.flags],
});

const medians = (runs: readonly Vitals[]): Vitals => {
  const medianOf = (key: keyof Vitals) => median(runs.map((run) => run[key]));
  return {
    fcp: medianOf('fcp'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    contentPainted: medianOf('contentPainted'),
    interactive: medianOf('interactive'),
    kilobytes: medianOf('kilobytes'),
    requests: medianOf('requests'),
  };
};

/**
 * Measures a page. Each run measures the portal, the static baseline and the fixture in turn, so that other
 * load on the machine affects all three.
 */
async function compare({ path, content, control, session = false, fixture }: Page): Promise<VisitFigures[]> {
  const token = session ? servers.token : '';
  const staticBaseline = await renderStaticBaseline(browser, servers.portal + path, content, token);
  servers.staticBaselines.set(path, staticBaseline);
  const runs: Record<Side, Visited[]> = { portal: [], staticBaseline: [], fixture: [] };
  for (let run = 0; run < repeats; run++) {
    const visit = { browser, content, conditions: slow };
    runs.portal.push(await measureVisit({ ...visit, url: servers.portal + path, control, token }));
    runs.staticBaseline.push(await measureVisit({ ...visit, url: servers.staticBaseline + path }));
    if (fixture)
      runs.fixture.push(await measureVisit({ ...visit, url: servers.fixture + path, ...fixture, token }));
  }
  return (['cold', 'warm'] as const).flatMap((kind) =>
    (['portal', 'staticBaseline', 'fixture'] as const)
      .filter((side) => runs[side].length > 0)
      .map((side) => ({ path, kind, side, vitals: medians(runs[side].map((visited) => visited[kind])) })),
  );
}

const fixtureJavaScript = scriptSize(servers.fixtureDir, fixtureScripts(servers.fixtureDir));
console.log(
  `The fixture, Refine and antd as documented, has ${fixtureJavaScript.toFixed(1)} kB of JavaScript.`,
);
console.log(`Median of ${repeats} visits, ${slow.name}, ${viewport.width} × ${viewport.height}`);
const visits: VisitFigures[] = [];
for (const page of filterByRoutes(pages, ({ path }) => path)) visits.push(...(await compare(page)));
printTable(
  VISIT_HEADS,
  visits.map((visit) => visitCells(visit, visits)),
);
const logIns = [];
for (let run = 0; run < repeats; run++)
  logIns.push(await measureLogIn({ browser, servers, rows: ROWS, conditions: slow }));
const ms = median(logIns);
const fixtureCold = visits.find(
  ({ path, side, kind }) => path === '/activity' && side === 'fixture' && kind === 'cold',
)?.vitals.contentPainted;
console.log(
  `code accepted → first rows of /activity: ${ms.toFixed(0)} ms` +
    (fixtureCold ? `, ${(ms / fixtureCold).toFixed(2)} × a cold visit of the fixture` : ''),
);
await browser.close();
await servers.close();
