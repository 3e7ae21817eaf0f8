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

  it('counts no white space around a code', () => {
    expect(checkWithdrawal({ ...order, otp: ' 123456\n' })).toEqual({});
    expect(checkWithdrawal({ ...order, otp: ' 1234567 ' }).otp).toMatch(/at most 6/);
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
      /TRON address has a typo/,
    );
    expect(checkWithdrawal({ ...order, walletAddress: 'some-other-chain-address' })).toEqual({});
    // What is left over in a hidden field stops nothing.
    const hidden = { ...order, withrawType: 'FUEL', walletAddress: TRON.replace('R7', 'R8') } as const;
    expect(checkWithdrawal(hidden)).toEqual({});
  });

  it('blocks what is no address of any chain', () => {
    for (const walletAddress of ['hello', '12', `${TRON.slice(0, 9)} ${TRON.slice(9)}`])
      expect(checkWithdrawal({ ...order, walletAddress })).toEqual({
        walletAddress: "This isn't a wallet address",
      });
    // A name that stands for an address is for the server to know.
    expect(checkWithdrawal({ ...order, walletAddress: 'alice.near' })).toEqual({});
  });

  it.each(['0', '-5', '1,5', '1e3', 'ten', '0x10', '.', '٣'])('takes no amount of %s', (amount) => {
    expect(checkWithdrawal({ ...order, amount }).amount).toMatch(/above 0|Use a point/);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (walletAddress, amount, otp) => {
        checkWithdrawal({ withrawType: 'address', walletAddress, amount, otp });
        withdrawalWarnings({ withrawType: 'address', walletAddress, amount, otp });
      }),
    );
  });
});

describe('withdrawalWarnings', () => {
  const warned = (part: Partial<WithdrawalOrder>) => withdrawalWarnings({ ...order, ...part });

  it('warns below 10 USDT, from 10 no more', () => {
    expect(warned({ amount: '9.99999999' })).toEqual([expect.stringContaining('10 USDT minimum')]);
    expect(warned({ amount: '10' })).toEqual([]);
  });

  it('warns of an address that carries no known checksum', () => {
    expect(warned({ walletAddress: `0x${'ab'.repeat(20)}` })).toEqual([
      expect.stringContaining("can't check this address for typos"),
    ]);
    expect(warned({ walletAddress: '' })).toEqual([]);
    expect(warned({ withrawType: 'FUEL', walletAddress: 'left over' })).toEqual([]);
  });
});
