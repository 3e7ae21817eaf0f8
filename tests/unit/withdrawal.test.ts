import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkWithdrawal,
  withdrawalWarnings,
  type WithdrawalOrder,
} from '../../src/pages/withdraw/withdrawal';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const order: WithdrawalOrder = { withrawType: 'address', walletAddress: TRON, amount: '25', otp: '123456' };

describe('checkWithdrawal', () => {
  it('lets a whole order pass, to an address or to fuel', () => {
    expect(checkWithdrawal(order)).toEqual({});
    expect(checkWithdrawal({ ...order, withrawType: 'FUEL', walletAddress: '' })).toEqual({});
  });

  it('names everything that is missing', () => {
    const missing = 'Please enter the details';
    expect(checkWithdrawal({ ...order, walletAddress: ' ', amount: '', otp: '' })).toEqual({
      walletAddress: missing,
      amount: missing,
      otp: missing,
    });
  });

  it('blocks a broken checksum of a known form, and only that', () => {
    expect(checkWithdrawal({ ...order, walletAddress: TRON.replace('R7', 'R8') }).walletAddress).toMatch(
      /TRON address .* checksum/,
    );
    expect(checkWithdrawal({ ...order, walletAddress: 'some-other-chain' })).toEqual({});
    // What is left over in a hidden field stops nothing.
    const hidden = { ...order, withrawType: 'FUEL', walletAddress: TRON.replace('R7', 'R8') } as const;
    expect(checkWithdrawal(hidden)).toEqual({});
  });

  it.each(['0', '-5', '1,5', '1e3', 'ten', '0x10', '.', '٣'])('takes no amount of %s', (amount) => {
    expect(checkWithdrawal({ ...order, amount }).amount).toMatch(/above 0/);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (walletAddress, amount, otp) => {
        checkWithdrawal({ withrawType: 'address', walletAddress, amount, otp });
        withdrawalWarnings({ withrawType: 'address', walletAddress, amount, otp }, undefined);
      }),
    );
  });
});

describe('withdrawalWarnings', () => {
  const warned = (part: Partial<WithdrawalOrder>, balance?: string) =>
    withdrawalWarnings({ ...order, ...part }, balance === undefined ? undefined : new Big(balance));

  it('warns below 10 USDT, from 10 no more', () => {
    expect(warned({ amount: '9.99999999' })).toEqual([expect.stringContaining('10 USDT or more')]);
    expect(warned({ amount: '10' })).toEqual([]);
  });

  it('warns of an address that carries no known checksum', () => {
    expect(warned({ walletAddress: `0x${'ab'.repeat(20)}` })).toEqual([
      expect.stringContaining('no checksum'),
    ]);
    expect(warned({ walletAddress: '' })).toEqual([]);
    expect(warned({ withrawType: 'FUEL', walletAddress: 'left over' })).toEqual([]);
  });

  it('warns of more than there is, to the last decimal', () => {
    expect(warned({ amount: '25' }, '25')).toEqual([]);
    expect(warned({ amount: '25.00000001' }, '25')).toEqual([expect.stringContaining('more than')]);
    expect(warned({ amount: '25' })).toEqual([]);
  });
});
