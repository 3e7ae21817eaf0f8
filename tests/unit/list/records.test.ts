import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRows, recordId, recordValues, timelineSteps } from '../../../src/list/record/records';
import { tradeTitle } from '../../../src/pages/trades/tradeTitle';
import { deposits } from '../../../src/resources/deposits';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import { futuresTrades } from '../../../src/resources/futuresTrades';
import { levelIncome } from '../../../src/resources/levelIncome';
import { withdrawals } from '../../../src/resources/withdrawals';

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString();
const order = (at: number, amount: string, status = 'REJECTED') => ({
  createdAt: minute(at),
  amount,
  status,
});
const transaction = (at: number, amount: string, transactionType: string) => ({
  createdAt: minute(at),
  amount,
  transactionType,
});
const [payment, refund] = withdrawals.record.related.rows;

describe('the ID of a record', () => {
  it('is the row ID, otherwise made of values that never change', () => {
    expect(recordId(futuresTrades, { _id: 'a1' })).toBe('a1');
    const pending = { ...order(1, '25', 'PENDING'), tokenName: 'USDT' };
    const id = recordId(withdrawals, pending);
    expect(recordId(withdrawals, { ...pending, status: 'APPROVED', hash: '0x1', remaks: 'Sent' })).toBe(id);
    expect(recordId(withdrawals, { ...pending, amount: '26' })).not.toBe(id);
    expect(recordId(withdrawals, { ...pending, createdAt: minute(2) })).not.toBe(id);
    expect(recordId(withdrawals, null)).toEqual(expect.any(String));
  });

  it('differs between 20,000 rows', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) =>
      recordId(deposits, { createdAt: minute(index % 5_000), amount: String(index), from: '0xa', to: '0xb' }),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the rows that belong to a withdrawal', () => {
  it('are the transaction within a minute of it and its first later refund of the same amount', () => {
    const rejected = order(10, '25');
    const others = [
      transaction(30, '25.00', 'withdrawRefund'),
      transaction(20, '25.00', 'WithdrawRefund'),
      transaction(20, '26', 'withdrawRefund'),
      transaction(11, '-25', 'withdraw'),
      transaction(5, '25', 'withdrawRefund'),
      transaction(0, '-25', 'withdraw'),
    ];
    expect(pairRows(payment, rejected, [rejected], others)).toEqual([[rejected, others[3]]]);
    expect(pairRows(refund, rejected, [rejected], others)).toEqual([[rejected, others[1]]]);
  });

  it('are in one pair each, and a paid withdrawal has no refund', () => {
    const orders = [order(4, '25'), order(3, '25', 'APPROVED'), order(1, '25')];
    const refunds = [transaction(9, '25', 'withdrawRefund'), transaction(5, '25', 'withdrawRefund')];
    expect(pairRows(refund, orders[0], orders, refunds)).toEqual([
      [orders[2], refunds[1]],
      [orders[0], refunds[0]],
    ]);
    expect(pairRows(refund, refunds[1], orders, [refunds[1]])).toEqual([[orders[2], refunds[1]]]);
  });

  it('belong to one withdrawal only, are not older than it and have its amount', () => {
    const at = fc.integer({ min: 0, max: 20 });
    const amount = fc.constantFrom('10', '20');
    fc.assert(
      fc.property(fc.array(fc.tuple(at, amount)), fc.array(fc.tuple(at, amount)), (orders, refunds) => {
        const rows = orders.map(([time, value]) => order(time, value));
        const others = refunds.map(([time, value]) => transaction(time, value, 'withdrawRefund'));
        const pairs = pairRows(refund, { amount: '10' }, rows, others);
        expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
        for (const [row, other] of pairs as [(typeof rows)[number], (typeof others)[number]][]) {
          expect([row.amount, other.amount]).toEqual(['10', '10']);
          expect(other.createdAt >= row.createdAt).toBe(true);
        }
      }),
    );
  });

  it('do not include rows whose amount or time is unreadable', () => {
    const broken = { ...order(1, 'x'), createdAt: 'never' };
    expect(pairRows(refund, broken, [broken], [transaction(2, 'x', 'withdrawRefund')])).toEqual([]);
    const noTime = { ...order(1, '5'), createdAt: null };
    expect(pairRows(refund, noTime, [noTime, null], [transaction(2, '5', 'withdrawRefund'), null])).toEqual(
      [],
    );
  });
});

describe('the timeline of a withdrawal', () => {
  const stepsOf = (status: unknown, related: Parameters<typeof timelineSteps>[2] = []) =>
    timelineSteps(withdrawals.record.timeline, { status }, related).map(
      ({ title, status: state }) => `${title} ${state}`,
    );

  it('ends with the payment, or with the refund of a rejected one', () => {
    expect(stepsOf('APPROVED')).toEqual(['Requested finish', 'Reviewed finish', 'Paid finish']);
    expect(stepsOf('rejected')).toEqual([
      'Requested finish',
      'Reviewed finish',
      'Rejected error',
      'Refund wait',
    ]);
    expect(stepsOf('REJECTED', [{ rule: refund, match: {} }]).at(-1)).toBe('Refunded finish');
  });

  it('ends with an unknown status, shown as it is', () => {
    expect(stepsOf('PENDING')).toEqual(['Requested finish', 'In review process', 'Paid wait']);
    expect(stepsOf('CANCELLED')).toEqual(['Requested finish', 'Cancelled process']);
    expect(stepsOf(null)[1]).toBe('In review process');
    expect(stepsOf('x'.repeat(500))[1]).toHaveLength('… process'.length + 40);
  });
});

describe('the values of a record', () => {
  it('begin with the amount and its sign, and leave out optional values that are missing', () => {
    const { amount, values } = recordValues(withdrawals, { ...order(1, '25'), hash: null }, []);
    expect(String(amount.row.amount)).toBe('-25');
    expect(values.map(({ field }) => field.title)).toEqual(['Created', 'Status', 'Token']);
    const debit = recordValues(fuelWallet, { amount: '4', side: 'DEBIT' }, []);
    expect(String(debit.amount.row.amount)).toBe('-4');
    const credit = recordValues(fuelWallet, { amount: '4', side: 'CREDIT' }, []);
    expect(credit.amount.field).toMatchObject({ prefix: '+' });
    expect(recordValues(levelIncome, { amount: '4' }, []).amount.field).toMatchObject({ prefix: '+$' });
  });

  it('include those of a related row', () => {
    const related = [{ rule: payment, match: { to: '0xabc' } }];
    const titles = recordValues(withdrawals, order(1, '25'), related).values.map(({ field }) => field.title);
    expect(titles.at(-1)).toBe('Recipient');
  });
});

it('the title of a trade has its pair, direction and result', () => {
  const trade = { symbol: 'XRPUSDT', side: 'BUY', type: 'FUTURE', closeStatus: true, profitLoss: '6.89' };
  expect(tradeTitle(trade, false)).toBe('XRPUSDT · long · +6.89');
  expect(tradeTitle({ ...trade, side: 'SELL', profitLoss: '-1.5' }, false)).toBe('XRPUSDT · short · -1.50');
  expect(tradeTitle({ ...trade, type: 'SPOT' }, true)).toBe('XRPUSDT · buy · ••••');
  expect(tradeTitle({ ...trade, closeStatus: false }, false)).toBe('XRPUSDT · long · open');
  expect(tradeTitle({ symbol: 'XRPUSDT' }, false)).toBe('XRPUSDT');
});
