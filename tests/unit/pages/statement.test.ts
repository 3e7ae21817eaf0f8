import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedPeriod, periodNames, readPeriod } from '../../../src/pages/statement/period';
import { readHistory, statementOf } from '../../../src/pages/statement/statement';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import { runSync } from '../../support/runSync';

const entry = (createdAt: unknown, amount: string, transactionType = 'deposit') => ({
  createdAt,
  transactionType,
  amount: amount.replace('-', ''),
  side: amount.startsWith('-') ? 'DEBIT' : 'CREDIT',
  tokenName: 'USDT',
});

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

/** Returns the statement of rows, the newest first, with amounts as texts. */
function statement(rows: readonly unknown[], balance: string | undefined, period = MARCH) {
  const history = runSync(readHistory(fuelWallet, rows, balance ? new Big(balance) : undefined, 'utc'));
  const { opening, closing, lines, kinds } = statementOf(history, period);
  return {
    opening: opening?.toFixed(),
    closing: closing?.toFixed(),
    difference: history.difference?.toFixed(),
    belowZero: history.belowZero?.createdAt,
    firstDay: history.entries.at(-1)?.day,
    skipped: history.skipped,
    lines: lines.flatMap(({ amount, balance: after }) =>
      amount ? [[amount.toFixed(), after?.toFixed()]] : [],
    ),
    kinds: kinds.map(({ title, ...amounts }) => [
      title,
      ...[amounts.inflow, amounts.outflow, amounts.net].map((amount) => amount.toFixed()),
    ]),
  };
}

describe('statementOf', () => {
  it('calculates opening, running and closing balance back from the balance', () => {
    const rows = [
      entry('2026-04-02T10:00:00Z', '-1'),
      entry('2026-03-31T23:59:59Z', '0.1', 'userFundTransfer'),
      entry('2026-03-02T10:00:00Z', '-0.3', 'tradingFee'),
      entry('2026-02-28T10:00:00Z', '5'),
    ];
    expect(statement(rows, '3.8')).toMatchObject({
      opening: '5',
      closing: '4.8',
      difference: '0',
      belowZero: undefined,
      firstDay: '2026-02-28',
      lines: [
        ['-0.3', '4.7'],
        ['0.1', '4.8'],
      ],
    });
  });

  it('lists internal moves and refunds apart', () => {
    const rows = [
      entry('2026-03-04T00:00:00Z', '2', 'withdrawRefund'),
      entry('2026-03-03T00:00:00Z', '7', 'fuelWithdraw'),
      entry('2026-03-02T00:00:00Z', '-3', 'userFundTransfer'),
      entry('2026-03-01T00:00:00Z', '4', 'userFundTransfer'),
    ];
    expect(statement(rows, '10').kinds).toEqual([
      ['User fund transfer', '4', '-3', '1'],
      ['Total in and out', '4', '-3', '1'],
      ['Moved between your wallets', '7', '0', '7'],
      ['Refunds', '2', '0', '2'],
      ['Total with moves and refunds', '13', '-3', '10'],
    ]);
  });

  it('names the first entry if the wallet does not begin with 0', () => {
    const rows = [entry('2026-03-02T00:00:00Z', '1'), entry('2026-03-01T00:00:00Z', '1')];
    expect(statement(rows, '5')).toMatchObject({
      difference: '3',
      opening: '3',
      firstDay: '2026-03-01',
      belowZero: undefined,
    });
    expect(statement(rows, '1').opening).toBe('-1');
  });

  it('names the first entry after which more was spent than came in', () => {
    const rows = [
      entry('2026-03-03T00:00:00Z', '9'),
      entry('2026-03-02T00:00:00Z', '-6'),
      entry('2026-03-01T00:00:00Z', '1'),
    ];
    expect(statement(rows, '9').belowZero).toBe('2026-03-02T00:00:00Z');
  });

  it('leaves out and counts entries that it cannot place or add', () => {
    const rows = [
      { ...entry('2026-03-03T00:00:00Z', '9'), tokenName: 'BTC' },
      entry('yesterday', '1'),
      entry('2026-03-02T00:00:00Z', 'many'),
      null,
      entry('2026-03-01T00:00:00Z', '1'),
    ];
    expect(statement(rows, '1')).toMatchObject({ skipped: 4, difference: '0', closing: '1' });
  });

  it.each([
    ['debit', '2'],
    [' Debit ', '2'],
    ['DEBIT', '-2'],
  ])('takes an amount of the side %j as a debit: %s', (side, amount) => {
    const rows = [
      { ...entry('2026-03-02T00:00:00Z', '0'), side, amount },
      entry('2026-03-01T00:00:00Z', '5'),
    ];
    expect(statement(rows, '3')).toMatchObject({ difference: '0', closing: '3' });
    expect(statement(rows, '3').kinds.at(-1)).toEqual(['Total in and out', '5', '-2', '3']);
  });

  it('is the same for a ledger with the oldest entry first', () => {
    const rows = [
      entry('2026-03-02T00:00:00Z', '-2'),
      entry('2026-03-02T00:00:00Z', '3'),
      entry('2026-03-01T00:00:00Z', '5'),
    ];
    expect(statement(rows, '6').lines).toEqual([
      ['5', '5'],
      ['3', '8'],
      ['-2', '6'],
    ]);
    expect(statement(rows.toReversed(), '6')).toEqual(statement(rows, '6'));
  });

  it('adds up amounts that a backend sends as floats', () => {
    const rows = [{ ...entry('2026-03-01T00:00:00Z', '0'), amount: 0.1 + 0.2 }];
    expect(statement(rows, '0.3')).toMatchObject({ difference: '0', closing: '0.3' });
  });

  it('has no balances if the balance of the wallet is unknown', () => {
    expect(statement([entry('2026-03-01T00:00:00Z', '1')], undefined)).toMatchObject({
      opening: undefined,
      closing: undefined,
      difference: undefined,
      belowZero: undefined,
      lines: [['1', undefined]],
    });
  });

  it('has an opening balance equal to the closing balance in a period without entries', () => {
    const rows = [entry('2026-04-01T00:00:00Z', '2'), entry('2026-02-01T00:00:00Z', '3')];
    expect(statement(rows, '5')).toMatchObject({ opening: '3', closing: '3', lines: [] });
    expect(statement([], '0')).toMatchObject({ opening: '0', closing: '0', firstDay: undefined });
    expect(statement([], '4')).toMatchObject({ difference: '4', belowZero: undefined });
  });

  const amounts = fc
    .integer({ min: -500_000, max: 500_000 })
    .map((cents) => new Big(cents).div(100).toFixed());
  /** Generates rows of few days, so that many have the same time. */
  const ledger = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), amounts), { maxLength: 40 });
  const rowsOf = (list: readonly (readonly [number, string])[]) =>
    list
      .toSorted(([a], [b]) => b - a)
      .map(([day, amount]) => entry(new Date(Date.UTC(2026, 1, day)).toISOString(), amount));

  it('adds up: opening + entries = closing, and every line follows from the one before', () =>
    fc.assert(
      fc.property(ledger, amounts, (list, balance) => {
        const { opening = '', closing, lines, kinds } = statement(rowsOf(list), balance);
        let running = new Big(opening);
        for (const [amount = '', after] of lines) {
          running = running.plus(amount);
          expect(after).toBe(running.toFixed());
        }
        expect(closing).toBe(running.toFixed());
        expect(new Big(opening).plus(kinds.at(-1)?.at(-1) ?? '').toFixed()).toBe(closing);
      }),
    ));

  it('says the same in whatever order entries of the same time come', () =>
    fc.assert(
      fc.property(ledger, amounts, fc.infiniteStream(fc.nat()), (list, balance, random) => {
        const shuffled = list
          .map((item) => ({ item, key: random.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
        const one = { ...statement(rowsOf(list), balance), lines: [] };
        const other = { ...statement(rowsOf(shuffled), balance), lines: [] };
        expect(other).toEqual(one);
      }),
    ));

  it('continues: the closing balance of a month is the opening balance of the next', () =>
    fc.assert(
      fc.property(ledger, amounts, (list, balance) => {
        const rows = rowsOf(list);
        const february = statement(rows, balance, { from: '2026-02-01', to: '2026-02-28' });
        expect(statement(rows, balance).opening).toBe(february.closing);
        const all = statement(rows, balance, { from: '2000-01-01', to: '2099-12-31' });
        expect(all.closing).toBe(new Big(balance).toFixed());
        expect(all.opening).toBe(all.difference);
      }),
    ));
});

describe('periods', () => {
  it('have a first and a last day', () => {
    expect(namedPeriod('2024-02')).toEqual({ name: '2024-02', from: '2024-02-01', to: '2024-02-29' });
    expect(namedPeriod('2026-Q4')).toMatchObject({ from: '2026-10-01', to: '2026-12-31' });
    expect(namedPeriod('2026')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
    for (const name of ['2026-13', '2026-Q5', '0000', '26', 'x', '2026-03-01'])
      expect(namedPeriod(name)).toBeUndefined();
  });

  it('are read from the URL', () => {
    const read = (search: string) => readPeriod(new URLSearchParams(search));
    expect(read('')).toBeUndefined();
    expect(read('period=2026-Q1')).toMatchObject({ name: '2026-Q1', to: '2026-03-31' });
    expect(read('from=2026-01-05&to=2026-01-09')).toEqual({ name: '', from: '2026-01-05', to: '2026-01-09' });
    for (const wrong of ['from=2026-01-09&to=2026-01-05', 'from=2026-13-01&to=2026-12-01', 'period=2026-13'])
      expect(read(wrong)).toBeUndefined();
  });

  it('are listed from today back to the first entry', () => {
    expect(periodNames('Quarters', '2025-11-03', '2026-05-17')).toEqual(['2026-Q2', '2026-Q1', '2025-Q4']);
    expect(periodNames('Years', '2025-12-31', '2026-05-31')).toEqual(['2026', '2025']);
    expect(periodNames('Months', '2026-03-31', '2026-05-31')).toEqual(['2026-05', '2026-04', '2026-03']);
    expect(periodNames('Months', '2026-06-01', '2026-05-17')).toEqual(['2026-05']);
    expect(periodNames('Years', '0001-01-01', '2026-05-17').length).toBeLessThan(60);
  });
});
