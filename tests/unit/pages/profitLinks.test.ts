/** Tests that a link of the profit page leads to the rows whose total is the linked figure. */

import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListResource } from '../../../src/core/defineResource';
import { readResults } from '../../../src/core/profitRows';
import { parseListQuery } from '../../../src/list/query/listQuery';
import { applyQuery } from '../../../src/list/rows/readClientRows';
import { runChunked } from '../../../src/list/rows/runChunked';
import { bucketsOf } from '../../../src/pages/profit/profitBuckets';
import {
  daysOf,
  marketNames,
  markets,
  resultsHref,
  tradesHref,
  transactionsHref,
} from '../../../src/pages/profit/profitLinks';
import { pairResults } from '../../../src/pages/profit/profitSums';
import { feesOf, figuresOf, monthsOf } from '../../../src/pages/profit/resultFigures';
import { profit } from '../../../src/resources/profit';
import { transactions } from '../../../src/resources/transactions';

/** Returns the totals that the list of a URL shows for these rows. */
async function listTotals(resource: ListResource, url: string, rows: readonly unknown[]) {
  const query = parseListQuery(resource, new URL(url, 'http://localhost').searchParams);
  expect([query.totals, query.messages]).toEqual([true, []]);
  const selection = { filters: query.filters, sort: query.sort, zone: 'utc' as const };
  const { rows: matching, totals } = await runChunked(applyQuery(resource, rows, selection));
  return { count: matching.length, totals };
}

const listSum = async (resource: ListResource, url: string, rows: readonly unknown[]) =>
  (await listTotals(resource, url, rows)).totals[0]?.totals.results?.sum.toFixed();

const money = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => new Big(digits).div(new Big(10).pow(places)).toFixed());
const date = fc
  .integer({ min: Date.UTC(2025, 11, 28), max: Date.UTC(2026, 1, 4) })
  .map((time) => new Date(time).toISOString());
const params = { time: 'overall' };
const runs = { numRuns: 30 };

describe('a link to results', () => {
  const anyRows = fc.array(fc.record({ date, pnl: money, usdValue: money }), { minLength: 1, maxLength: 40 });
  const sumOf = (name: string, rows: readonly unknown[]) =>
    listSum(profit, resultsHref(params, daysOf(name)), rows);

  it.each(['month', 'day', 'hour'] as const)('of a bar per %s leads to rows that add up to it', (size) =>
    fc.assert(
      fc.asyncProperty(anyRows, fc.nat(), async (rows, index) => {
        const results = readResults(rows, 'utc');
        const bars = bucketsOf(results, size);
        const name = bars[index % bars.length]?.name ?? '';
        // An hour leads to the rows of its day.
        const linked = bucketsOf(results, size === 'month' ? 'month' : 'day');
        const value = linked.find((bucket) => name.startsWith(bucket.name))?.profit.toFixed();
        expect(await sumOf(name, rows)).toBe(value);
      }),
    ),
  );

  it('of a year, a month, the best day and the worst day leads to rows that add up to it', () =>
    fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const results = readResults(rows, 'utc');
        const { best, worst } = figuresOf(results);
        for (const day of [best, worst])
          expect(day && (await sumOf(day.name, rows))).toBe(day?.profit.toFixed());
        for (const [name, value] of monthsOf(results)) expect(await sumOf(name, rows)).toBe(value.toFixed());
      }),
      runs,
    ));
});

describe('a link to the trades of a pair', () => {
  const symbols = ['BTCUSDT', 'btcusdt', ' ETHUSDT ', '1000PEPEUSDT', 'A,B..C', '', '‮x', null, 7];
  const trade = fc.record({
    symbol: fc.constantFrom(...symbols),
    createdAt: fc.oneof(date, fc.constant('x')),
    profitLoss: fc.oneof(money, fc.constant('x')),
    closeStatus: fc.boolean(),
  });
  const trades = fc.array(trade, { maxLength: 30 });

  it.each([undefined, '2026-01-01'])('leads to rows that add up to its market since %s', (since) =>
    fc.assert(
      fc.asyncProperty(trades, trades, async (futures, spot) => {
        const rows = { futures, spot } as unknown as Parameters<typeof pairResults>[0];
        for (const result of pairResults(rows, since, 'utc').pairs)
          for (const market of marketNames) {
            if (!result[market]) continue;
            const url = tradesHref(market, { from: since }, result.pair);
            const { totals } = await listTotals(markets[market].resource, url, rows[market]);
            expect(totals[0]?.totals.results?.sum.toFixed()).toBe(result[market].profit.toFixed());
            expect(totals[0]?.totals.results?.count).toBe(result[market].trades);
          }
      }),
      runs,
    ),
  );
});

describe('a link to the fees', () => {
  const transaction = fc.record({
    transactionType: fc.constantFrom('tradingFee', 'withdrawFee', 'FEE', 'deposit', 'levelIncome'),
    amount: money,
    createdAt: date,
    tokenName: fc.constantFrom('USDT', 'BNB', null),
  });

  it.each([[{}], [{ from: '2026-01-01' }], [{ from: '2025-12-29', to: '2025-12-31' }]])(
    'leads to transactions with the same fees within %j',
    (range) =>
      fc.assert(
        fc.asyncProperty(fc.array(transaction, { maxLength: 30 }), async (rows) => {
          const { totals } = await listTotals(transactions, transactionsHref(range), rows);
          const fees = feesOf(rows, range, 'utc');
          const listed = totals.map((section) =>
            section.totals.kinds?.flows.find(({ title }) => title === 'Fees')?.value.toFixed(),
          );
          const expected = [...fees.values()].map((fee) => fee.toFixed());
          // The list has a section for a currency without fees too.
          expect(listed.filter((fee) => fee !== '0').toSorted()).toEqual(
            expected.filter((fee) => fee !== '0').toSorted(),
          );
        }),
        runs,
      ),
  );
});

it('the links have the filters of their figure', () => {
  expect(daysOf('2024')).toEqual({ from: '2024-01-01', to: '2024-12-31' });
  expect(daysOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysOf('2026-03-05')).toEqual({ from: '2026-03-05', to: '2026-03-05' });
  expect(daysOf('2026-03-05 10:00+01:00')).toEqual({ from: '2026-03-05', to: '2026-03-05' });
  expect([
    tradesHref('futures', { from: '2026-03-02' }, 'BTCUSDT'),
    tradesHref('spot', daysOf('2026-03')),
    resultsHref(params, daysOf('2026-03')),
    transactionsHref({}),
  ]).toEqual([
    '/open_position?where.symbol=BTCUSDT&from=2026-03-02&closeStatus=true&totals=1',
    '/openspotposition?from=2026-03-01&to=2026-03-31&closeStatus=true&totals=1',
    '/profit?where.date=2026-03-01..2026-03-31&time=overall&totals=1',
    '/tranctattion?totals=1',
  ]);
});
