import type { Figures } from '../figures';
import { ledgerCells, LEDGER_HEADS, listCells, LIST_HEADS, turnCells, TURN_HEADS } from '../pages/table';
import { visitCells, VISIT_HEADS } from '../speed/table';
import { aimsOf } from './aims';

/** The date and machine of a run: '2026-11-22', '2 × …, Node.js 20.20.2, Chromium 150'. */
export interface Made {
  readonly date: string;
  readonly machine: string;
}

type Cells = readonly string[];

/** Returns a Markdown table. The first `left` columns are left-aligned, the others right-aligned. */
function table(heads: Cells, rows: readonly Cells[], left = 1): string {
  const line = (cells: Cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = heads.map((_, column) => (column < left ? '---' : '--:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

const kB = (value: number) => value.toFixed(1);

function speedParts({ speed }: Figures): string[] {
  if (!speed) return [];
  const conditions = [...new Set(speed.visits.map((visit) => visit.conditions))];
  return [
    '## Visits',
    `Median of ${speed.repeats}. Times in ms. Cold: nothing cached, nothing connected; warm: once more after it. Seen: what the
page is for has been drawn; usable: its control answers. kB and requests until then, headers included. The floor is the same
page as static HTML with its styles inside, never cached. What Refine and antd look like as documented is \`bench/fixture\`:
${kB(speed.fixtureJavaScript)} kB of JavaScript.`,
    ...conditions.flatMap((name) => {
      const visits = speed.visits.filter((visit) => visit.conditions === name);
      return [
        `### ${name}`,
        table(
          VISIT_HEADS,
          visits.map((visit) => visitCells(visit, visits)),
          3,
        ),
      ];
    }),
    '## After log-in',
    'From the accepted code to the first rows of /activity, and the JavaScript still to fetch then.',
    table(
      ['line and processor', 'ms', 'kB', 'without preloading, ms', 'kB', 'ratio'],
      speed.logIns.map(({ conditions: name, ms, fetched, without }) => [
        name,
        ms.toFixed(0),
        kB(fetched),
        without.ms.toFixed(0),
        kB(without.fetched),
        (ms / without.ms).toFixed(2),
      ]),
    ),
  ];
}

function pageParts({ pages }: Figures): string[] {
  if (!pages) return [];
  return [
    '## Page turns',
    'The pointer reaches the pages, and presses 200 ms later. Times in ms, INP as the browser tells it (in steps of 8).',
    table(TURN_HEADS, pages.turns.map(turnCells)),
    '## From list to list',
    'A list that was not read yet, in an app that is warm: pictures from the end of its answer to the one with the rows; medians of 5 rounds. The server of the same machine answers before the skeleton of the list has been painted.',
    table(LIST_HEADS, pages.lists.map(listCells)),
    '## A ledger of 1,000,000 rows',
    'Turning to a page near its beginning, in its middle and at its end; the next page is read ahead, where there is one.',
    table(LEDGER_HEADS, pages.ledgers.map(ledgerCells), 0),
  ];
}

function restParts({ heap, lighthouse, sizes }: Figures): string[] {
  const categories = Object.keys(lighthouse?.pages[0]?.scores ?? {});
  return [
    ...(heap
      ? [
          '## Memory',
          table(
            ['after', 'MB', 'nodes', 'listeners'],
            heap.steps.map((step) => [
              step.what,
              kB(step.megabytes),
              String(step.nodes),
              String(step.listeners),
            ]),
          ),
        ]
      : []),
    ...(lighthouse
      ? [
          '## Lighthouse',
          'Of 100, as a phone on a slow line. Performance leans on the machine that reckons it.',
          table(
            ['public page', ...categories],
            lighthouse.pages.map(({ path, scores }) => [path, ...Object.values(scores).map(String)]),
          ),
        ]
      : []),
    ...(sizes
      ? [
          '## Sizes',
          'What a cold visit loads, in kB of brotli 11; `npm test` holds the budgets.',
          table(
            ['route', 'JavaScript', 'budget', 'when idle', 'styles', 'page'],
            sizes.figures.map(({ route, kilobytes, budget, whenIdle, styles, html }) => [
              route,
              kB(kilobytes),
              String(budget),
              kB(whenIdle),
              kB(styles),
              kB(html),
            ]),
          ),
        ]
      : []),
  ];
}

function loadParts({ load }: Figures): string[] {
  if (!load) return [];
  const { rows, processes, members, seconds, calls, sent, looks, faults } = load;
  return [
    '## The sandbox under load',
    `${members} members at once, each with the next call as soon as the last is answered, for ${seconds} s, at ${processes}
sandboxes on one PostgreSQL that writes to disk; ledgers of ${rows.toLocaleString('en')} rows together, half of them one
member's; browserless, on the same machine. ${sent} transfers were acknowledged, between any two and ${
      faults === 0 ? 'booked once each' : `with ${faults} faults`
    }; the sum of all
accounts and of all postings was looked at ${looks} times meanwhile${faults === 0 ? ', and was zero' : ''}. Times in ms.`,
    table(
      ['call', 'calls', 'a second', 'p50', 'p95', 'p99'],
      calls.map(({ kind, count, perSecond, p50, p95, p99 }) => [
        kind,
        String(count),
        ...[perSecond, p50, p95, p99].map((value) => value.toFixed(0)),
      ]),
    ),
  ];
}

/** Returns the text of bench/RESULTS.md for the figures of a run; a part that did not run has no heading. */
export function resultsPage(figures: Figures, { date, machine }: Made): string {
  const parts = [
    '# What the portal costs',
    `Written by \`npm run bench\` on ${date}: ${machine}.`,
    '## Aims',
    table(
      ['aim', 'measured', ''],
      aimsOf(figures).map(({ aim, measured, holds }) => [aim, measured, holds ? 'held' : 'missed']),
    ),
    ...speedParts(figures),
    ...pageParts(figures),
    ...restParts(figures),
    ...loadParts(figures),
  ];
  return `${parts.join('\n\n')}\n`;
}
