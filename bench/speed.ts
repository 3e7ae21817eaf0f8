// Measures visits to every page on a slow connection. Compares the portal with static copies of its pages and
// with the fixture (bench/fixture).

import { launchChromium } from '../scripts/chromium';
import { scriptSize } from './brotli';
import { filterByRoutes, repeats } from './options';
import { fixtureScripts } from './speed/buildFixture';
import { renderStaticBaseline } from './speed/staticBaseline';
import { measureInteractions } from './speed/interactions';
import { measureLogIn } from './speed/logIn';
import { pages, type Page } from './speed/pages';
import { startServers } from './speed/servers';
import { medianOf, printVisits, type Side, type VisitFigures } from './speed/table';
import { conditions, measureVisit, median, viewport, type Visited } from './speed/visits';

const servers = await startServers();
const browser = await launchChromium(servers.flag);

/**
 * Measures a page. Each run measures the portal, the static baseline and the fixture in turn, so that other
 * load on the machine affects all three.
 */
async function compare({ path, content, control, session = false, fixture }: Page): Promise<VisitFigures[]> {
  const token = session ? servers.token : '';
  const url = await servers.portalUrl(path);
  const staticBaseline = await renderStaticBaseline(browser, url, content, token);
  servers.staticBaselines.set(path, staticBaseline);
  const runs: Record<Side, Visited[]> = { portal: [], staticBaseline: [], fixture: [] };
  for (let run = 0; run < repeats; run++) {
    const visit = { browser, content };
    runs.portal.push(await measureVisit({ ...visit, url, control, token }));
    runs.staticBaseline.push(await measureVisit({ ...visit, url: servers.staticBaseline + path }));
    if (fixture)
      runs.fixture.push(await measureVisit({ ...visit, url: servers.fixture + path, ...fixture, token }));
  }
  return (['cold', 'warm'] as const).flatMap((kind) =>
    (['portal', 'staticBaseline', 'fixture'] as const)
      .filter((side) => runs[side].length > 0)
      .map((side) => ({ path, kind, side, runs: runs[side].map((visited) => visited[kind]) })),
  );
}

const fixtureJavaScript = scriptSize(servers.fixtureDir, fixtureScripts(servers.fixtureDir));
console.log(
  `The fixture, Refine and antd as documented, has ${fixtureJavaScript.toFixed(1)} kB of JavaScript.`,
);
console.log(`Median of ${repeats} visits, ${conditions}, ${viewport.width} × ${viewport.height}`);
const visits: VisitFigures[] = [];
for (const page of filterByRoutes(pages, ({ path }) => path)) visits.push(...(await compare(page)));
printVisits(visits);
const logIns = [];
for (let run = 0; run < repeats; run++) logIns.push(await measureLogIn(browser, servers));
const ms = median(logIns);
const fixtureCold = visits.find(
  ({ path, side, kind }) => path === '/activity' && side === 'fixture' && kind === 'cold',
);
console.log(
  `code accepted → first rows of /activity: ${ms.toFixed(0)} ms` +
    (fixtureCold
      ? `, ${(ms / medianOf(fixtureCold, 'contentPainted')).toFixed(2)} × a cold visit of the fixture`
      : ''),
);
console.log(`From an input to the next paint, median of ${repeats} runs, CPU ÷ 4`);
const interactions = await measureInteractions(browser, servers, repeats);
for (const { name, ms } of interactions) console.log(`${name.padEnd(24)}${ms.toFixed(0).padStart(6)} ms`);
console.log(
  `${'median'.padEnd(24)}${median(interactions.map(({ ms }) => ms))
    .toFixed(0)
    .padStart(6)} ms`,
);
await browser.close();
await servers.close();
