import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/core/defineResource';
import { totalsOf } from '../../src/list/rows/totals';
import { fuelWallet } from '../../src/resources/fuelWallet';
import { futuresTrades } from '../../src/resources/futuresTrades';
import { marketCoins } from '../../src/resources/marketCoins';
import { tradeDetails } from '../../src/resources/tradeDetails';
import { runSync } from '../support/runSync';

const amount: Field = { key: 'amount', title: 'Amount', valueType: 'amount' };
const result: Field = { key: 'made', title: 'Made', valueType: 'money', colour: 'profit' };
const columnTotals = (fields: readonly Field[], rows: readonly unknown[]) =>
  runSync(totalsOf({ fields }, rows)).columns;
const resultStats = (fields: readonly Field[], rows: readonly unknown[], groupBy = '') =>
  runSync(totalsOf({ fields, groupBy }, rows)).results;
const sums = (fields: readonly Field[], rows: readonly unknown[]) =>
  columnTotals(fields, rows).map(({ field, group, sum, unreadable }) => [
    field.title,
    group,
    sum.toFixed(),
    unreadable,
  ]);

describe('sums of rows', () => {
  it('leave out unreadable values, and count them', () => {
    const junk = [{ amount: 'a lot' }, {}, null, 7, { amount: '1' }];
    expect(sums([amount], junk)).toEqual([['Amount', '', '1', 4]]);
  });

  it('exist for amounts only, not for texts, dates, prices or leverage', () => {
    expect(columnTotals(futuresTrades.fields, []).map(({ field }) => field.key)).toEqual(['profitLoss']);
    expect(columnTotals(marketCoins.fields, [])).toEqual([]);
  });

  it('are separate for each direction when amounts have no sign', () => {
    const rows = [
      { amount: '5', side: 'DEBIT' },
      { amount: '7', side: 'CREDIT' },
      { amount: '1.5', side: 'DEBIT' },
    ];
    expect(sums(fuelWallet.fields, rows)).toEqual([
      ['Amount', 'DEBIT', '6.5', 0],
      ['Amount', 'CREDIT', '7', 0],
    ]);
    const orders = [
      { quantity: '0.5', side: 'BUY' },
      { quantity: '0.5', side: 'SELL' },
    ];
    expect(sums(tradeDetails.fields, orders)).toEqual([
      ['Quantity', 'BUY', '0.5', 0],
      ['Quantity', 'SELL', '0.5', 0],
    ]);
  });

  it('are exact for any rows in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })), (parts) => {
        const rows = parts.map((part) => ({
          amount: `${part < 0n ? '-' : ''}0.${String(part < 0n ? -part : part).padStart(21, '0')}`,
        }));
        const all = parts.reduce((sum, part) => sum + part, 0n);
        const [total] = columnTotals([amount], rows);
        expect(total?.sum.times('1e21').toFixed()).toBe(String(all));
      }),
    );
  });
});

describe('flows of a wallet', () => {
  it('are the amounts in and out, their sum, and the fees among them', () => {
    const type: Field = { key: 'type', title: 'Type', valueType: 'text' };
    const rows = [
      { amount: '100', type: 'deposit' },
      { amount: '-1.5', type: 'tradingFee' },
      { amount: '-0.25', type: 'Fee of a withdrawal' },
      { amount: '-20', type: 'withdraw' },
      { amount: 'junk', type: 'fee' },
    ];
    const resource = { fields: [{ ...amount, colour: 'sign' as const }, type], feeField: 'type' };
    const { inflow, outflow, net, fees } = runSync(totalsOf(resource, rows)).flows ?? {};
    expect([inflow, outflow, net, fees].map(String)).toEqual(['100', '-21.75', '78.25', '-1.75']);
  });
});

describe('results of trades', () => {
  const rows = ['3', '-1.5', '7.25', 'junk', '0'].map((made) => ({ made }));

  it('are counted, with wins above 0 only, the best and the worst', () => {
    const stats = resultStats([amount, result], rows);
    expect(stats).toMatchObject({ field: result, count: 4, unreadable: 1, wins: 2 });
    const { winRate, sum, best, worst } = stats ?? {};
    expect([winRate, sum, best, worst].map(String)).toEqual(['50', '8.75', '7.25', '-1.5']);
  });

  it('have no win rate, best or worst without results', () => {
    expect(resultStats([result], [])).toMatchObject({
      count: 0,
      winRate: undefined,
      best: undefined,
      worst: undefined,
    });
  });

  it('count only closed rows for the win rate when the resource has a closedFlag', () => {
    const trades = [
      { made: '1', closeStatus: true },
      { made: '-1', closeStatus: true },
      { made: '5', closeStatus: false },
      { made: '-5' },
      { made: '2', closeStatus: 'true' },
      { made: 'junk', closeStatus: true },
    ];
    const statsOf = (rows: readonly unknown[]) => {
      const resource = { fields: [result], closedFlag: 'closeStatus' };
      const { count, closed, wins, winRate } = runSync(totalsOf(resource, rows)).results ?? {};
      return [count, closed, wins, winRate && String(winRate)];
    };
    expect(statsOf(trades)).toEqual([5, 2, 1, '50']);
    expect(statsOf(trades.slice(2, 4))).toEqual([2, 0, 0, undefined]);
    expect(futuresTrades.closedFlag).toBe('closeStatus');
  });

  it('round the win rate to one decimal', () => {
    expect(String(resultStats([result], [{ made: 1 }, { made: -1 }, { made: -1 }])?.winRate)).toBe('33.3');
    expect(String(resultStats([result], [{ made: 1 }, { made: 1 }, { made: -1 }])?.winRate)).toBe('66.7');
  });

  it('are grouped by a field, the best group first', () => {
    const trades = [
      { made: '1', pair: 'A' },
      { made: '-2', pair: 'B' },
      { made: '2.5', pair: 'A' },
      { made: 'junk', pair: 'C' },
      { made: '9', pair: null },
    ];
    const pair: Field = { key: 'pair', title: 'Pair', valueType: 'text' };
    const stats = resultStats([result, pair], trades, 'pair');
    expect(stats?.groups.map(({ group, count, sum }) => [group, count, sum.toFixed()])).toEqual([
      ['—', 1, '9'],
      ['A', 2, '3.5'],
      ['B', 1, '-2'],
    ]);
  });

  it('are ordered by name when groups have equal sums', () => {
    const pair: Field = { key: 'pair', title: 'Pair', valueType: 'text' };
    const namesOf = (...pairs: readonly string[]) =>
      resultStats(
        [result, pair],
        pairs.map((one) => ({ made: one === 'Z' ? '2' : '1', pair: one })),
        'pair',
      )?.groups.map(({ group }) => group);
    expect(namesOf('A', 'B', 'Z', 'C')).toEqual(['Z', 'A', 'B', 'C']);
    expect(namesOf('C', 'Z', 'B', 'A')).toEqual(['Z', 'A', 'B', 'C']);
  });

  it('exist only for a list with a profit in each row', () => {
    expect(resultStats(futuresTrades.fields, [])?.field.key).toBe('profitLoss');
    expect(resultStats(fuelWallet.fields, [])).toBeUndefined();
  });
});
