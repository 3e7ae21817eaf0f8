import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { scriptSize } from './brotli';
import type { LogInFigures, Side, SpeedFigures, VisitFigures } from './figures';
import { chosen, repeats, saveFigures } from './options';
import { slow, unslowed, type Conditions } from './speed/conditions';
import { fixtureScripts } from './speed/fixture';
import { drawFloor } from './speed/floor';
import { measureLogIn, type LoggedIn } from './speed/logIn';
import { pages, ROWS, type Page } from './speed/pages';
import { startServers } from './speed/servers';
import { printTable, visitCells, VISIT_HEADS } from './speed/table';
import { measureVisit, median, viewport, type Visited } from './speed/visits';
import type { Vitals } from './speed/vitals';

const servers = await startServers();
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: [...chromiumFlags, ...servers.flags],
});

const medians = (runs: readonly Vitals[]): Vitals => {
  const of = (key: keyof Vitals) => median(runs.map((run) => run[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    seen: of('seen'),
    usable: of('usable'),
    kilobytes: of('kilobytes'),
    requests: of('requests'),
  };
};

/** Measures all sides in turn in each run, so that other load on the machine affects all of them. */
async function compare(page: Page, conditions: Conditions): Promise<VisitFigures[]> {
  const { path, there, control, session = false, fixture } = page;
  const token = session ? servers.token : '';
  const runs: Record<Side, Visited[]> = { portal: [], floor: [], fixture: [] };
  for (let run = 0; run < repeats; run++) {
    const visit = { browser, there, conditions };
    runs.portal.push(await measureVisit({ ...visit, url: servers.portal + path, control, token }));
    runs.floor.push(await measureVisit({ ...visit, url: servers.floor + path }));
    if (fixture)
      runs.fixture.push(await measureVisit({ ...visit, url: servers.fixture + path, ...fixture, token }));
  }
  return (['cold', 'warm'] as const).flatMap((kind) =>
    (['portal', 'floor', 'fixture'] as const)
      .filter((side) => runs[side].length > 0)
      .map((side) => ({
        path,
        conditions: conditions.name,
        kind,
        side,
        vitals: medians(runs[side].map((visited) => visited[kind])),
      })),
  );
}

async function compareLogIns(conditions: Conditions): Promise<LogInFigures> {
  const [preloaded, late]: [LoggedIn[], LoggedIn[]] = [[], []];
  for (let run = 0; run < repeats; run++) {
    preloaded.push(await measureLogIn({ browser, servers, rows: ROWS, conditions, preload: true }));
    late.push(await measureLogIn({ browser, servers, rows: ROWS, conditions, preload: false }));
  }
  const of = (runs: readonly LoggedIn[]) => ({
    ms: median(runs.map(({ ms }) => ms)),
    fetched: Math.max(...runs.map(({ fetched }) => fetched)),
  });
  return { conditions: conditions.name, ...of(preloaded), without: of(late) };
}

const fixtureJavaScript = scriptSize(servers.fixtureDir, fixtureScripts(servers.fixtureDir));
console.log(
  `The fixture, Refine and antd as their docs show, has ${fixtureJavaScript.toFixed(1)} kB of JavaScript.`,
);
const visited = chosen(pages, ({ path }) => path);
for (const { path, there, session } of visited) {
  const page = await drawFloor(browser, servers.portal + path, there, session ? servers.token : '');
  servers.floors.set(path, page);
}

const visits: VisitFigures[] = [];
const logIns: LogInFigures[] = [];
for (const conditions of [slow, unslowed]) {
  console.log(`\nmedian of ${repeats} visits, ${conditions.name}, ${viewport.width} × ${viewport.height}`);
  for (const page of visited) visits.push(...(await compare(page, conditions)));
  const rows = visits.filter((visit) => visit.conditions === conditions.name);
  printTable(
    VISIT_HEADS,
    rows.map((visit) => visitCells(visit, rows)),
  );
  const logIn = await compareLogIns(conditions);
  logIns.push(logIn);
  console.log(
    `code accepted → first rows of /activity: ${logIn.ms.toFixed(0)} ms, ${logIn.fetched.toFixed(1)} kB still fetched; ` +
      `without preloading ${logIn.without.ms.toFixed(0)} ms, ${logIn.without.fetched.toFixed(1)} kB`,
  );
}
saveFigures({ repeats, fixtureJavaScript, visits, logIns } satisfies SpeedFigures);
await browser.close();
await servers.close();
