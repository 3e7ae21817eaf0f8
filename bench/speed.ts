import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { scriptSize } from './brotli';
import { plain, saveFigures } from './options';
import { fixtureScripts } from './speed/fixture';
import { drawFloor } from './speed/floor';
import { measureLogIn, type LoggedIn } from './speed/logIn';
import { startServers } from './speed/servers';
import { held, printTable, ratio, whole } from './speed/table';
import { measureVisit, median, slow, unslowed, viewport, type Conditions, type Seen } from './speed/visits';

const RUNS = 5;
/** The first real row of a list: skeletons stand where it is busy. */
const ROWS = '[aria-busy="false"] tbody tr[data-row-key]';
const LOG_IN_GOAL = 0.65;

interface Page {
  readonly path: string;
  /** What must stand on it before a member calls it there. */
  readonly there: string;
  readonly session?: boolean;
  /** The same in the fixture, where it has this page, and how long the portal may take of its time. */
  readonly fixture?: { readonly there: string; readonly goal?: number };
}

const pages: readonly Page[] = [
  { path: '/', there: 'h1' },
  { path: '/login', there: 'form', fixture: { there: 'form' } },
  { path: '/activity', there: ROWS, session: true, fixture: { there: 'tbody tr[data-row-key]', goal: 0.8 } },
  { path: '/profit', there: ROWS, session: true },
  { path: '/dashboard', there: ROWS, session: true },
];

const servers = await startServers();
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumFlags });

/** Side by side, run by run: whatever else the machine does, it does to all of them. */
async function compare({ path, there, session = false, fixture }: Page, conditions: Conditions) {
  const token = session ? servers.token : '';
  const [portal, floor, docs]: [Seen[], Seen[], Seen[]] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    portal.push(await measureVisit({ browser, url: servers.portal + path, there, token, conditions }));
    floor.push(await measureVisit({ browser, url: servers.floor + path, there, conditions }));
    if (fixture) {
      const url = servers.fixture + path;
      docs.push(await measureVisit({ browser, url, there: fixture.there, token, conditions }));
    }
  }
  const [portalMs, floorMs, fixtureMs] = [portal, floor, docs].map((runs) =>
    median(runs.map(({ at }) => at)),
  );
  const shift = median(portal.map((visit) => visit.shift));
  return { path, portalMs, floorMs, fixtureMs: fixture && fixtureMs, goal: fixture?.goal, shift };
}

type Compared = Awaited<ReturnType<typeof compare>>;
const over = (a: number | undefined, b: number | undefined) => (a && b ? a / b : undefined);

function printVisits(visits: readonly Compared[]) {
  printTable(
    ['page', 'portal ms', 'floor ms', '× floor', 'fixture ms', '× fixture', 'goal', 'layout shift'],
    visits.map(({ path, portalMs, floorMs, fixtureMs, goal, shift }) => {
      const part = over(portalMs, fixtureMs);
      const ratios = [ratio(over(portalMs, floorMs)), whole(fixtureMs), ratio(part), held(part, goal)];
      return [path, whole(portalMs), whole(floorMs), ...ratios, shift.toFixed(3)];
    }),
  );
}

async function logIns(conditions: Conditions) {
  const [early, late]: [LoggedIn[], LoggedIn[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    early.push(await measureLogIn({ browser, servers, rows: ROWS, conditions, early: true }));
    late.push(await measureLogIn({ browser, servers, rows: ROWS, conditions, early: false }));
  }
  const [withEarly, without] = [early, late].map((runs) => ({
    ms: median(runs.map(({ ms }) => ms)),
    fetched: Math.max(...runs.map(({ fetched }) => fetched)),
  }));
  return { withEarly, without };
}

function printLogIns({ withEarly, without }: Awaited<ReturnType<typeof logIns>>) {
  const part = over(withEarly?.ms, without?.ms);
  printTable(
    ['code accepted → first rows of /activity', 'ms', 'ratio', 'goal', 'JavaScript still fetched, kB'],
    [
      ['without the early fetch', whole(without?.ms), '', '', without?.fetched.toFixed(1) ?? ''],
      [
        'with it',
        whole(withEarly?.ms),
        ratio(part),
        held(part, LOG_IN_GOAL),
        withEarly?.fetched.toFixed(1) ?? '',
      ],
    ],
  );
}

const fixtureJavaScript = scriptSize(servers.fixtureDir, fixtureScripts(servers.fixtureDir));
console.log(
  `The fixture, Refine and antd as their docs show, has ${fixtureJavaScript.toFixed(1)} kB of JavaScript.`,
);
for (const { path, there, session } of pages) {
  const page = await drawFloor(browser, servers.portal + path, there, session ? servers.token : '');
  servers.floors.set(path, page);
}

const figures = [];
for (const conditions of plain ? [slow, unslowed] : [slow]) {
  console.log(`\nmedian of ${RUNS} cold visits, ${conditions.name}, ${viewport.width} × ${viewport.height}`);
  const visits = [];
  for (const page of pages) visits.push(await compare(page, conditions));
  printVisits(visits);
  console.log();
  const logIn = await logIns(conditions);
  printLogIns(logIn);
  figures.push({ conditions: conditions.name, visits, logIn });
}
saveFigures({ runs: RUNS, fixtureJavaScript, figures });
await browser.close();
await servers.close();
