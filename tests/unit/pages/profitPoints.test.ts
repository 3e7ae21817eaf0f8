import { execFileSync } from 'node:child_process';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsChart, readResults } from '../../../src/core/profitRows';
import { bucketsOf } from '../../../src/pages/profit/profitBuckets';
import { weekdays, weeksOf } from '../../../src/pages/profit/profitCalendar';
import { compareWithServerTotal, pairResults } from '../../../src/pages/profit/profitSums';

type Trade = Parameters<typeof pairResults>[0]['spot'][number];

const day = (number: number, pnl: unknown) => ({ date: `2026-03-0${number}`, pnl });
const points = (rows: readonly unknown[], size: 'day' | 'hour' = 'day') =>
  bucketsOf(readResults(rows).filter(fitsChart), size).map(({ label, profit, total }) => [
    label,
    profit.toFixed(),
    total.toFixed(),
  ]);

/** Times in a time zone, and the label and running total of each of their hours. */
const hours: readonly (readonly [TZ: string, zone: 'local' | 'utc', times: string[], expected: string[]])[] =
  [
    [
      'Europe/Paris',
      'utc',
      ['2026-03-29T03:00:00Z', '2026-03-29T02:00:00Z', '2026-03-29T00:00:00Z'],
      ['03-29 00:00 1', '03-29 01:00 1', '03-29 02:00 2', '03-29 03:00 3'],
    ],
    // Clocks are set back, in Lord Howe by half an hour, which begins at 15:00 UTC.
    [
      'Europe/Paris',
      'local',
      ['2026-10-24T23:10:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'],
      ['10-25 01:00 1', '10-25 02:00+02:00 2', '10-25 02:00+01:00 3', '10-25 03:00 4'],
    ],
    [
      'Australia/Lord_Howe',
      'local',
      ['2026-04-04T14:10:00Z', '2026-04-04T16:10:00Z'],
      ['04-05 01:00 1', '04-05 01:30 1', '04-05 02:00 2'],
    ],
    // Clocks skip an hour.
    [
      'Europe/Paris',
      'local',
      ['2026-03-29T00:30:00Z', '2026-03-29T03:30:00Z'],
      ['03-29 01:00 1', '03-29 03:00 1', '03-29 04:00 1', '03-29 05:00 2'],
    ],
    ['Asia/Kolkata', 'local', ['2026-03-29T00:30:00Z', '2026-03-29T01:29:00Z'], ['03-29 06:00 2']],
  ];

it('the hours of the profit chart follow the clock of the time zone', () => {
  // In a process, because a worker thread cannot change the time zone.
  const script = `
    import { readResults } from './src/core/profitRows';
    import { bucketsOf } from './src/pages/profit/profitBuckets';
    const computed = ${JSON.stringify(hours)}.map(([TZ, zone, times]) => {
      process.env.TZ = TZ;
      const results = readResults(times.map((date) => ({ date, pnl: '1' })), zone);
      return bucketsOf(results, 'hour').map(({ label, total }) => label + ' ' + total);
    });
    console.log(JSON.stringify(computed));
  `;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const computed: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(computed).toEqual(hours.map(([, , , expected]) => expected));
});

describe('the points of the profit chart', () => {
  it('add up from the oldest row, and leave out unreadable ones', () => {
    expect(points([day(2, '0.2'), day(1, 0.1), day(3, 'x'), { pnl: 1 }, null])).toEqual([
      ['26-03-01', '0.1', '0.1'],
      ['26-03-02', '0.2', '0.3'],
    ]);
  });

  it('leave out values too large for the axis, so that the others stay distinguishable', () => {
    const huge = [1e308, -1e308, '9'.repeat(30), 1e15];
    expect(points([day(1, '1'), ...huge.map((pnl) => day(1, pnl)), day(2, '2')])).toEqual([
      ['26-03-01', '1', '1'],
      ['26-03-02', '2', '3'],
    ]);
  });

  it('are one bar a day, also for a day without results', () => {
    expect(points([day(3, '1'), day(1, '0.1'), day(1, '0.2')])).toEqual([
      ['26-03-01', '0.3', '0.3'],
      ['26-03-02', '0', '0.3'],
      ['26-03-03', '1', '1.3'],
    ]);
  });

  it('are one bar an hour when the period is a day', () => {
    const at = (time: string, pnl: string) => ({ date: new Date(`2026-03-01T${time}:00`).getTime(), pnl });
    const rows = [at('09:05', '1'), at('09:59', '2'), at('11:00', '4')];
    expect(points(rows, 'hour')).toEqual([
      ['03-01 09:00', '3', '3'],
      ['03-01 10:00', '0', '3'],
      ['03-01 11:00', '4', '7'],
    ]);
  });

  it('have no days in between when dates are too far apart', () => {
    const rows = [
      { date: '0150-01-01', pnl: '1' },
      { date: '9999-01-01', pnl: '2' },
    ];
    expect(points(rows).map(([label]) => label)).toEqual(['50-01-01', '99-01-01']);
  });
});

const decimal = fc
  .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => new Big(digits.toString()).div(new Big(10).pow(places)));
const anyRows = fc.array(
  fc.record({
    date: fc.integer({ min: 1.7e12, max: 1.76e12 }),
    pnl: decimal.map((value) => value.toFixed()),
  }),
  { maxLength: 60 },
);

describe('the days of a period', () => {
  it('add up exactly to the sum of any rows', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom('day' as const, 'hour' as const), (rows, size) => {
        const sum = rows.reduce((total, { pnl }) => total.plus(pnl), new Big(0));
        const buckets = bucketsOf(readResults(rows), size);
        expect((buckets.at(-1)?.total ?? new Big(0)).toFixed()).toBe(sum.toFixed());
        const names = buckets.map(({ name }) => name);
        expect(names).toEqual([...new Set(names)].toSorted());
      }),
      { numRuns: 50 },
    );
  });

  it('are in weeks that begin on Monday', () => {
    const days = bucketsOf(readResults([day(1, '1'), day(2, '-2')]), 'day');
    const weeks = weeksOf('2026-03', days);
    // 1 March 2026 is a Sunday.
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map((square) => square?.day)).toEqual([...Array<undefined>(6), 1]);
    expect(weeks[0]?.[6]?.bucket?.profit.toFixed()).toBe('1');
    expect(weeks[1]?.[0]?.bucket?.profit.toFixed()).toBe('-2');
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(weekdays()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });
});

describe("the sum of the rows compared with the server's total", () => {
  const compare = (rows: readonly unknown[], total: number, serverTotal: unknown, capped = false) =>
    compareWithServerTotal({ rows, total, capped }, readResults(rows), serverTotal);
  const two = [day(1, '1.004'), day(2, '2')];

  it.each([['3.004'], ['3.00'], [3], ['3.0040'], [3.0040000000000004]])('is equal to %s', (serverTotal) => {
    expect(compare(two, 2, serverTotal)).toMatchObject({ differs: false });
  });

  it.each([['3.01'], ['-3.004'], [undefined], ['junk']])('differs from %s', (serverTotal) => {
    expect(compare(two, 2, serverTotal)).toMatchObject({ differs: true });
  });

  it('reports missing rows and unreadable rows', () => {
    expect(compare(two, 5, '3.004')).toMatchObject({ differs: true, missing: 3, unreadable: 0 });
    expect(compare(two, 5, '9', true)).toMatchObject({ differs: false, missing: 0 });
    expect(compare([...two, day(3, 'x')], 3, '3.004')).toMatchObject({ differs: true, unreadable: 1 });
  });
});

describe('results per pair', () => {
  const trade = (symbol: unknown, profitLoss: unknown, createdAt: unknown = '2026-03-02T10:00:00Z') => ({
    symbol,
    profitLoss,
    createdAt,
    closeStatus: true,
  });
  const linesOf = ({ pairs }: ReturnType<typeof pairResults>) =>
    pairs.map(({ pair, trades, profit, futures, spot }) => [
      pair,
      trades,
      profit.toFixed(),
      futures?.profit.toFixed(),
      spot?.profit.toFixed(),
    ]);

  it('are exact sums, the best pair first, with the number of trades that are left out', () => {
    const futures = [trade('BTCUSDT', '0.1'), trade('ETHUSDT', '-1'), trade('', '5')];
    const spot = [trade('BTCUSDT', 0.2), { ...trade('BTCUSDT', '9'), closeStatus: false }];
    const junk = [trade('BTCUSDT', 'x'), null, 7];
    const results = pairResults({ futures: [...futures, ...junk] as Trade[], spot }, undefined, 'utc');
    expect(results).toMatchObject({ unreadable: 3, open: 1 });
    expect(linesOf(results)).toEqual([
      ['—', 1, '5', '5', undefined],
      ['BTCUSDT', 2, '0.3', '0.1', '0.2'],
      ['ETHUSDT', 1, '-1', '-1', undefined],
    ]);
  });

  it('are those of trades opened since the first day', () => {
    const spot = [
      trade('BTCUSDT', '1'),
      trade('BTCUSDT', '2', '2026-03-02T00:00:00Z'),
      trade('BTCUSDT', '4', '2026-03-01T23:59:59Z'),
      trade('BTCUSDT', '8', 'x'),
    ];
    const results = pairResults({ futures: [], spot }, '2026-03-02', 'utc');
    expect(results).toMatchObject({ unreadable: 1, open: 0 });
    expect(linesOf(results)).toEqual([['BTCUSDT', 2, '3', undefined, '3']]);
  });

  it('never throw, whatever the response contains', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.constantFrom(undefined, '2026-03-02'), (rows, since) =>
        Array.isArray(pairResults({ futures: rows as Trade[], spot: [] }, since, 'utc').pairs),
      ),
    );
  });
});
