import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/core/defineResource';
import { totalsByCurrency, totalsOf, type SummedResource } from '../../../src/list/rows/totals';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import { futuresTrades } from '../../../src/resources/futuresTrades';
import { levelIncome } from '../../../src/resources/levelIncome';
import { marketCoins } from '../../../src/resources/marketCoins';
import { transactions } from '../../../src/resources/transactions';
import { withdrawals } from '../../../src/resources/withdrawals';
import { runSync } from '../../support/runSync';

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

/** Returns the figures In, Out, Net and Fees, and the other lines, of rows. */
function kindsOf(resource: SummedResource, rows: readonly object[]) {
  const { flows = [], lines = [] } = runSync(totalsOf(resource, rows)).kinds ?? {};
  return {
    flows: flows.map(({ value }) => value.toFixed()),
    lines: lines.map(({ title, value }) => `${title} ${value.toFixed()}`),
  };
}

describe('totals by kind', () => {
  const move = { transactionType: 'fuelWithdraw' };

  it('of transactions have moves between own wallets and refunds on lines of their own', () => {
    const rows = [
      { amount: '100', transactionType: 'deposit' },
      { amount: '40', transactionType: 'levelIncome' },
      { amount: '-25', ...move },
      { amount: '25', ...move },
      { amount: '-1.5', transactionType: 'tradingFee' },
      { amount: '-0.25', transactionType: 'Fee of a withdrawal' },
      { amount: '-20', transactionType: 'withdraw' },
      { amount: '-30', transactionType: 'withdraw' },
      { amount: '30', transactionType: 'withdrawRefund' },
      { amount: 'junk', transactionType: 'deposit' },
    ];
    expect(kindsOf(transactions, rows)).toEqual({
      flows: ['140', '-51.75', '118.25', '-1.75'],
      lines: ['Withdrawn to address 20', 'Moved between your wallets 25', 'Refunds 30'],
    });
    // A filter may show one of the two wallets only.
    expect(kindsOf(transactions, [{ amount: '-25', ...move }]).lines).toEqual([
      'Moved between your wallets -25',
    ]);
  });

  it('of an unknown kind are on a line with its name, in both directions if they differ', () => {
    const rows = [
      { amount: '5', transactionType: 'stakingReward' },
      { amount: '-2', transactionType: 'stakingReward' },
      { amount: '7', transactionType: 'AIRDROP' },
      { amount: '1', transactionType: '' },
      { amount: '1', transactionType: null },
    ];
    expect(kindsOf(transactions, rows)).toEqual({
      flows: ['0', '0', '12', '0'],
      lines: ['Airdrop 7', 'No transaction type 2', 'Staking reward in 5', 'Staking reward out -2'],
    });
  });

  it('of the Fuel Wallet take the direction from the side', () => {
    const rows = [
      { amount: '25', side: 'CREDIT', ...move },
      { amount: '10', side: 'CREDIT', transactionType: 'userFundTransfer' },
      { amount: '4', side: 'DEBIT', transactionType: 'userFundTransfer' },
      { amount: '1', side: 'DEBIT', transactionType: 'tradingFee' },
    ];
    expect(kindsOf(fuelWallet, rows)).toEqual({
      flows: ['10', '-5', '30', '-1'],
      lines: ['Moved between your wallets 25'],
    });
  });

  it('of withdrawals are by status, and rejected ones are in no sum', () => {
    const rows = [
      { amount: '40', status: 'APPROVED' },
      { amount: '2.5', status: 'approved' },
      { amount: '10', status: 'PENDING' },
      { amount: '20', status: 'REJECTED' },
      { amount: '3', status: 'IN_REVIEW' },
    ];
    expect(kindsOf(withdrawals, rows)).toEqual({
      flows: [],
      lines: ['Withdrawn to address 52.5', 'Approved 42.5', 'In review 3', 'Pending 10', 'Rejected 20'],
    });
  });
});

describe('totals by currency', () => {
  const sections = (rows: readonly object[]) =>
    runSync(totalsByCurrency(levelIncome, rows)).map(({ currency, totals }) => [
      currency,
      totals.columns.map(({ sum }) => sum.toFixed()).join(),
    ]);

  it('never add amounts in different currencies', () => {
    const rows = [
      { amount: '1', tokenName: 'USDT' },
      { amount: '2', tokenName: 'BTC' },
      { amount: '3', tokenName: 'usdt' },
    ];
    expect(sections(rows)).toEqual([
      ['BTC', '2'],
      ['USDT', '4'],
    ]);
    expect(sections(rows.slice(0, 1))).toEqual([['USDT', '1']]);
    expect(sections([])).toEqual([['', '0']]);
  });
});

describe('results of trades', () => {
  const rows = ['3', '-1.5', '7.25', 'junk', '0'].map((made) => ({ made }));

  it('are counted, with wins above 0 only, the best and the worst', () => {
    const stats = resultStats([amount, result], rows);
    expect(stats).toMatchObject({ field: result, count: 4, unreadable: 1, wins: 2 });
    const { winRate, sum, best, worst } = stats ?? {};
    expect([winRate, sum, best, worst].map(String)).toEqual(['50', '8.75', '7.25', '-1.5']);
    const none = { count: 0, winRate: undefined, best: undefined, worst: undefined };
    expect(resultStats([result], [])).toMatchObject(none);
  });

  it('count only closed rows for the sum and the win rate when the resource has a closedFlag', () => {
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
      const { count, closed, wins, winRate, sum, open } = runSync(totalsOf(resource, rows)).results ?? {};
      return [count, closed, wins, winRate && String(winRate), String(sum), String(open)];
    };
    expect(statsOf(trades)).toEqual([5, 2, 1, '50', '0', '2']);
    expect(statsOf(trades.slice(2, 4))).toEqual([2, 0, 0, undefined, '0', '0']);
    expect(futuresTrades.closedFlag).toBe('closeStatus');
  });

  it('round the win rate to one decimal', () => {
    expect(String(resultStats([result], [{ made: 1 }, { made: -1 }, { made: -1 }])?.winRate)).toBe('33.3');
    expect(String(resultStats([result], [{ made: 1 }, { made: 1 }, { made: -1 }])?.winRate)).toBe('66.7');
  });

  it('are grouped by a field, the best group first, and by name if their sums are equal', () => {
    const trades = [
      { made: '1', pair: 'A' },
      { made: '-2', pair: 'B' },
      { made: '2.5', pair: 'A' },
      { made: '-2', pair: 'AB' },
      { made: 'junk', pair: 'C' },
      { made: '9', pair: null },
    ];
    const pair: Field = { key: 'pair', title: 'Pair', valueType: 'text' };
    const stats = resultStats([result, pair], trades, 'pair');
    expect(stats?.groups.map(({ group, count, sum }) => [group, count, sum.toFixed()])).toEqual([
      ['—', 1, '9'],
      ['A', 2, '3.5'],
      ['AB', 1, '-2'],
      ['B', 1, '-2'],
    ]);
  });

  it('exist only for a list with a profit in each row', () => {
    expect(resultStats(futuresTrades.fields, [])?.field.key).toBe('profitLoss');
    expect(resultStats(fuelWallet.fields, [])).toBeUndefined();
  });
});
