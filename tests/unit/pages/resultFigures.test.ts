import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValueRange } from '../../../src/list/query/filters';
import { readResults } from '../../../src/core/profitRows';
import { daysOfPeriods } from '../../../src/pages/profit/periodRows';
import {
  feesOf,
  figuresOf,
  largestDrawdown,
  longestLosingStreak,
  monthsOf,
} from '../../../src/pages/profit/resultFigures';

type Fee = Parameters<typeof feesOf>[0][number];

/** Returns one result a day from 1 March 2026. */
const daily = (...profits: readonly string[]) =>
  readResults(
    profits.map((pnl, index) => ({ date: `2026-03-${String(index + 1).padStart(2, '0')}`, pnl })),
    'utc',
  );

const money = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => new Big(digits).div(new Big(10).pow(places)).toFixed());
const anyResults = fc
  .array(fc.record({ date: fc.integer({ min: 1.6e12, max: 1.76e12 }), pnl: money }), { maxLength: 40 })
  .map((rows) => readResults(rows, 'utc'));
const runs = { numRuns: 60 };

const sumOf = (amounts: readonly Big[]) => amounts.reduce((total, amount) => total.plus(amount), new Big(0));

describe('the months of a period', () => {
  it('are exact sums over the dates, and the years add up to the net', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const months = [...monthsOf(results)];
        for (const [name, profit] of months) {
          const within = results.filter(({ date }) => date.toISOString().startsWith(name));
          expect(profit.toFixed()).toBe(sumOf(within.map((result) => result.profit)).toFixed());
        }
        const years = months.filter(([name]) => name.length === 4).map(([, profit]) => profit);
        expect(sumOf(years).toFixed()).toBe(figuresOf(results).net.toFixed());
      }),
      runs,
    );
  });
});

describe('the largest drawdown', () => {
  it('is the fall from the highest running total, with its days', () => {
    const { amount, ...days } = largestDrawdown(daily('5', '-1', '-2', '4', '-2.5', '-1.5', '9')) ?? {};
    expect([amount?.toFixed(), days]).toEqual(['4', { from: '2026-03-04', to: '2026-03-06' }]);
  });

  it('takes results of the same date in the order in which they happened, whichever end of the list is the newest', () => {
    const newestFirst = [
      { date: '2026-03-02', pnl: '10' },
      { date: '2026-03-02', pnl: '-4' },
      { date: '2026-03-02', pnl: '2' },
      { date: '2026-03-01', pnl: '1' },
    ];
    for (const rows of [newestFirst, newestFirst.toReversed()])
      expect(readResults(rows, 'utc').map(({ profit }) => profit.toFixed())).toEqual(['1', '2', '-4', '10']);
  });

  it('begins at 0 before the first result, and is undefined if the total never fell', () => {
    const { amount, ...days } = largestDrawdown(daily('-3', '1')) ?? {};
    expect([amount?.toFixed(), days]).toEqual(['3', { from: undefined, to: '2026-03-01' }]);
    expect(largestDrawdown(daily('1', '0', '2'))).toBeUndefined();
  });

  it('equals the largest fall between any two points of the running total', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const totals = results.map((_, index) =>
          sumOf(results.slice(0, index + 1).map(({ profit }) => profit)),
        );
        const points = [new Big(0), ...totals];
        let largest = new Big(0);
        points.forEach((high, index) => {
          for (const low of points.slice(index)) if (high.minus(low).gt(largest)) largest = high.minus(low);
        });
        expect((largestDrawdown(results)?.amount ?? new Big(0)).toFixed()).toBe(largest.toFixed());
      }),
      runs,
    );
  });
});

describe('the longest losing streak', () => {
  it('is the earlier of two equal ones, and a result of 0 ends it', () => {
    expect(longestLosingStreak(daily('-1', '-1', '0', '-1', '2', '-1', '-1'))).toEqual({
      length: 2,
      from: '2026-03-01',
      to: '2026-03-02',
    });
    expect(longestLosingStreak(daily('1', '0'))).toBeUndefined();
  });

  it('equals the longest run of minus signs', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const signs = results.map(({ profit }) => (profit.lt(0) ? '-' : '+')).join('');
        const longest = Math.max(...signs.split('+').map(({ length }) => length));
        expect(longestLosingStreak(results)?.length ?? 0).toBe(longest);
      }),
      runs,
    );
  });
});

describe('the figures of a period', () => {
  it('have the profit factor, the averages and the days in profit', () => {
    const figures = figuresOf(daily('3', '-1', '0', '5', '-3'));
    expect(figures).toMatchObject({ count: 5, wins: 2, losses: 2, days: 5, daysInProfit: 2 });
    const { net, profitFactor, averageWin, averageLoss } = figures;
    expect([net, profitFactor, averageWin, averageLoss].map((value) => value?.toFixed())).toEqual([
      '4',
      '2',
      '4',
      '-2',
    ]);
  });

  it('have a best and a worst day among those with results, the earlier of equal ones', () => {
    const extremes = (...profits: readonly string[]) => {
      const { best, worst } = figuresOf(daily(...profits));
      return [best?.name, worst?.name];
    };
    expect(extremes('1', '2', '-1', '2', '-1')).toEqual(['2026-03-02', '2026-03-03']);
    const gap = [
      { date: '2026-03-01', pnl: '2' },
      { date: '2026-03-03', pnl: '1' },
    ];
    expect(figuresOf(readResults(gap, 'utc')).worst?.name).toBe('2026-03-03');
    expect(extremes()).toEqual([undefined, undefined]);
  });

  it('have no profit factor or average without a loss, and no figure without results', () => {
    expect(figuresOf(daily('1'))).toMatchObject({ profitFactor: undefined, averageLoss: undefined });
    expect(figuresOf([])).toMatchObject({ count: 0, days: 0, averageWin: undefined, drawdown: undefined });
  });

  it('agree with each other for any results', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const { net, wins, losses, averageWin, averageLoss, days, daysInProfit } = figuresOf(results);
        const gained = (averageWin ?? new Big(0)).times(wins);
        const lost = (averageLoss ?? new Big(0)).times(losses);
        expect(gained.plus(lost).minus(net).abs().lt('1e-9')).toBe(true);
        const names = [...new Set(results.map(({ date }) => date.toISOString().slice(0, 10)))];
        const sums = names.map((name) =>
          sumOf(
            results.filter(({ date }) => date.toISOString().startsWith(name)).map(({ profit }) => profit),
          ),
        );
        expect([days, daysInProfit]).toEqual([sums.length, sums.filter((sum) => sum.gt(0)).length]);
      }),
      runs,
    );
  });
});

it('a rolling period and the previous one are whole days of the displayed time zone; "overall" is all days', () => {
  const now = Date.UTC(2026, 2, 31, 0, 30);
  expect(['1day', '7day', '1month', 'overall'].map((time) => daysOfPeriods(time, now, 'utc'))).toEqual([
    [{ from: '2026-03-30' }, { from: '2026-03-29', to: '2026-03-29' }],
    [{ from: '2026-03-24' }, { from: '2026-03-17', to: '2026-03-23' }],
    [{ from: '2026-03-01' }, { from: '2026-01-30', to: '2026-02-28' }],
    [{}],
  ]);
});

describe('the fees of a period', () => {
  const row = (transactionType: unknown, amount: unknown, createdAt: unknown, tokenName: unknown = 'USDT') =>
    ({ transactionType, amount, createdAt, tokenName }) as Fee;

  it('are added up by currency, within the days of a range', () => {
    const rows = [
      row('withdrawFee', '-1', '2026-03-05T00:00:00Z'),
      row('FEE', '-0.5', '2026-03-01T00:00:00Z', 'Usdt'),
      row('fee', '-2', '2026-02-28T23:59:59Z'),
      row('fee', '-0.001', '2026-03-02T00:00:00Z', 'BNB'),
      row('deposit', '9', '2026-03-02T00:00:00Z'),
      row('fee', 'x', '2026-03-02T00:00:00Z'),
      row('fee', '-1', 'x'),
    ];
    const feesWithin = (range: ValueRange) =>
      [...feesOf(rows, range, 'utc')].map(([currency, amount]) => `${amount.toFixed()} ${currency}`);
    expect(feesWithin({ from: '2026-03-01' })).toEqual(['-1.5 USDT', '-0.001 BNB']);
    expect(feesWithin({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['-2 USDT']);
    expect(feesWithin({})[0]).toBe('-4.5 USDT');
    expect(feesOf([row('deposit', '1', '2026-03-02')], {}, 'utc').size).toBe(0);
  });
});
