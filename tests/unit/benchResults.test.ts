import { describe, expect, it } from 'vitest';
import type { Figures, Side, VisitFigures } from '../../bench/figures';
import { aimsOf } from '../../bench/results/aims';
import { resultsPage, table } from '../../bench/results/page';
import { line, slow } from '../../bench/speed/conditions';

const made = { date: '2026-01-31', machine: '2 × Slow CPU, 8 GiB' };

const visit = (path: string, kind: 'cold' | 'warm', side: Side, seen: number): VisitFigures => ({
  path,
  kind,
  side,
  conditions: slow.name,
  vitals: {
    fcp: 100,
    lcp: 200,
    tbt: 10,
    cls: 0.004,
    seen,
    usable: seen * 2,
    kilobytes: 12.34,
    requests: 3,
  },
});
const visits = [
  visit('/login', 'cold', 'portal', 600),
  visit('/login', 'cold', 'floor', 500),
  visit('/login', 'cold', 'fixture', 3000),
  visit('/activity', 'warm', 'portal', 2000),
  visit('/activity', 'warm', 'floor', 500),
];
const logIns = [{ conditions: slow.name, ms: 300, fetched: 0, without: { ms: 900, fetched: 152.2 } }];
const speed = { repeats: 3, fixtureJavaScript: 397.1, visits, logIns };
const ledger = { page: 2, calls: 2, bytes: 2500, ms: 60, elements: 900, heap: 20 };
const pages = {
  turns: [{ side: 'portal', cpu: 1, turns: 5, inp: 24, worstInp: 32, rows: 30, longestTask: 0 }],
  lists: [
    { path: '/wallet', line: line.name, cpu: 1, frames: 1, ms: 20 },
    { path: '/team', line: line.name, cpu: 1, frames: 2, ms: 30 },
    { path: '/wallet', line: line.name, cpu: 4, frames: 9, ms: 140 },
    { path: '/wallet', line: '', cpu: 1, frames: 2, ms: 20 },
    { path: '/team', line: '', cpu: 1, frames: 3, ms: 40 },
  ],
  ledgers: [
    { ...ledger, count: 100 },
    { ...ledger, count: 1_000_000 },
  ],
} satisfies Figures['pages'];
const outcome = (figures: Figures) =>
  aimsOf(figures).map(({ aim, measured, holds }) => [aim, measured, holds]);

describe('what a run is told by', () => {
  it('ratios to the floor and to the app of the documentation, side by side', () => {
    const page = resultsPage({ speed }, made);
    expect(page).toContain('on 2026-01-31: 2 × Slow CPU, 8 GiB.');
    expect(page).toContain(
      '| /login | portal | cold | 12.3 | 3 | 100 | 200 | 10 | 0.004 | 600 | 1200 | 1.20 | 2.40 | 0.20 |',
    );
    // A static page answers nothing, and is beside nothing but itself.
    expect(page).toContain(
      '| /login | static floor | cold | 12.3 | 3 | 100 | 200 | 10 | 0.004 | 500 |  |  |  |  |',
    );
    expect(page).toContain(
      '| /login | Refine + antd as documented | cold | 12.3 | 3 | 100 | 200 | 10 | 0.004 | 3000 | 6000 | 6.00 | 12.00 |  |',
    );
    expect(page).toContain('| 1.6 Mbps, 150 ms, CPU ÷ 4 | 300 | 0.0 | 900 | 152.2 | 0.33 |');
  });

  it('aims, held and missed, and only those that the run can tell of', () => {
    expect(outcome({ speed })).toEqual([
      ['/login seen, cold ≤ 1.2 × the floor', '1.20 × the floor', true],
      ['/login usable, cold ≤ 3 × the floor', '2.40 × the floor', true],
      ['/activity seen, warm ≤ 3.5 × the floor', '4.00 × the floor', false],
      [
        'Code accepted to first rows ≤ 0.5 × the time without the early fetch',
        '0.33 × the time without the early fetch',
        true,
      ],
    ]);
    expect(outcome({})).toEqual([]);
  });

  it('the worst list at full speed, and the longest task', () => {
    expect(outcome({ pages })).toEqual([
      [
        'List to list, warm, over 1.6 Mbps, 150 ms ≤ 2 frames from answer to rows',
        '2 frames from answer to rows',
        true,
      ],
      [
        'The same from a server on the same machine ≤ 2 frames from answer to rows',
        '3 frames from answer to rows',
        false,
      ],
      ['Longest task of a page turn ≤ 50 ms', '0 ms', true],
      [
        'Pages of 1,000,000 rows cost as many calls and elements as those of 100',
        '2 calls, 900 elements',
        true,
      ],
    ]);
    const dearer = { ...pages, ledgers: pages.ledgers.map((one) => ({ ...one, calls: one.count / 50 })) };
    expect(outcome({ pages: dearer }).at(-1)).toEqual([
      'Pages of 1,000,000 rows cost as many calls and elements as those of 100',
      '20000 calls, 900 elements; of 100 rows 2 calls, 900 elements',
      false,
    ]);
  });

  it('memory beside the beginning, and the least score of Lighthouse', () => {
    const step = { what: 'x', nodes: 1, listeners: 1 };
    const heap = {
      turns: 2000,
      changes: 200,
      steps: [20, 21, 23].map((megabytes) => ({ ...step, megabytes })),
    };
    const lighthouse = { pages: [{ path: '/', scores: { seo: 100, performance: 94 } }] };
    expect(outcome({ heap, lighthouse })).toEqual([
      [
        'Memory after 2000 page turns and 200 changes of route ≤ 1.1 × that before',
        '1.15 × that before',
        false,
      ],
      ['Lighthouse over the public pages ≥ 95', 'least 94', false],
    ]);
    expect(resultsPage({ lighthouse }, made)).toContain('| / | 100 | 94 |');
  });

  it('no heading for a part that did not run', () => {
    const headings = (figures: Figures) => resultsPage(figures, made).match(/^## .*$/gm);
    expect(headings({})).toEqual(['## Aims']);
    expect(headings({ pages })).toEqual([
      '## Aims',
      '## Page turns',
      '## From list to list',
      '## A ledger of 1,000,000 rows',
    ]);
  });

  it('tables whose cells cannot break out of them', () => {
    expect(table(['a', 'b'], [['x|y', '1']])).toBe('| a | b |\n| --- | --: |\n| x\\|y | 1 |');
  });

  it('what a load of members did, and that it lost nothing, where it did not', () => {
    const calls = [{ kind: 'transfer', count: 6650, perSecond: 110.8, p50: 361.4, p95: 1035, p99: 1470 }];
    const load = {
      rows: 1_000_000,
      processes: 4,
      members: 200,
      seconds: 60,
      calls,
      sent: 6649,
      looks: 55,
      faults: 0,
    };
    const page = resultsPage({ load }, made);
    expect(page).toContain('| transfer | 6650 | 111 | 361 | 1035 | 1470 |');
    expect(page).toContain('booked once each');
    expect(page).toContain('was zero');
    const lossy = resultsPage({ load: { ...load, faults: 2 } }, made);
    expect(lossy).toContain('with 2 faults');
    expect(lossy).not.toContain('was zero');
  });
});
