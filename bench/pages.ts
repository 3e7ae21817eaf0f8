import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import type { LedgerPage, ListToList, PageFigures, TurnFigures } from './figures';
import { saveFigures } from './options';
import { measureLedger } from './pages/ledgers';
import { measureLists } from './pages/lists';
import { ledgerCells, LEDGER_HEADS, LIST_HEADS, listCells, TURN_HEADS, turnCells } from './pages/table';
import { measureTurns } from './pages/turns';
import { line } from './speed/conditions';
import { ROWS } from './speed/pages';
import { startServers } from './speed/servers';
import { printTable } from './speed/table';

/** The number of page turns of /activity at each processor speed. */
const TURNS = 5;
/** The ledger sizes whose pages must cost the same. */
const COUNTS = [100, 1_000_000];

const servers = await startServers();
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: [...chromiumFlags, ...servers.flags],
});
const { token } = servers;

const turns: TurnFigures[] = [];
const lists: ListToList[] = [];
for (const cpu of [1, 4]) {
  console.log(`pages at CPU ÷ ${cpu} …`);
  const common = { browser, token, cpu, turns: TURNS, there: ROWS };
  turns.push(
    await measureTurns({
      ...common,
      side: 'portal',
      url: `${servers.portal}/activity`,
      next: '[aria-label="Next page"]',
    }),
    await measureTurns({
      ...common,
      side: 'fixture',
      url: `${servers.fixture}/activity`,
      there: 'tbody tr[data-row-key]',
      next: '.ant-pagination-next button',
    }),
  );
  // Without network throttling, a response arrives before the skeleton of its list is painted.
  for (const over of [line, { name: '' }])
    lists.push(...(await measureLists(browser, servers.portal, token, { ...over, cpu })));
}
printTable(TURN_HEADS, turns.map(turnCells));
console.log();
printTable(LIST_HEADS, lists.map(listCells));
await servers.close();

const ledgers: LedgerPage[] = [];
for (const count of COUNTS) {
  console.log(`a ledger of ${count} rows …`);
  ledgers.push(...(await measureLedger(browser, count)));
}
console.log();
printTable(LEDGER_HEADS, ledgers.map(ledgerCells));
saveFigures({ turns, lists, ledgers } satisfies PageFigures);
await browser.close();
