import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWithdrawal, withdrawalWarnings, type Withdrawal } from '../../../src/pages/withdraw/withdrawal';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const withdrawal: Withdrawal = { withrawType: 'address', walletAddress: TRON, amount: '25', otp: '123456' };

/** Returns the errors of the invalid fields. */
const errors = (typed: Withdrawal): Partial<ReturnType<typeof checkWithdrawal>> =>
  Object.fromEntries(Object.entries(checkWithdrawal(typed)).filter(([, error]) => error !== ''));

describe('checkWithdrawal', () => {
  it('accepts a complete withdrawal, to an address or to the Fuel Wallet', () => {
    expect(errors(withdrawal)).toEqual({});
    expect(errors({ ...withdrawal, withrawType: 'FUEL', walletAddress: '' })).toEqual({});
  });

  it('ignores white space around a code', () => {
    expect(errors({ ...withdrawal, otp: ' 123456\n' })).toEqual({});
    expect(errors({ ...withdrawal, otp: ' 1234567 ' }).otp).toMatch(/at most 6/);
  });

  it('reports every missing field', () => {
    const missing = 'Please enter the details';
    expect(errors({ ...withdrawal, walletAddress: ' ', amount: '', otp: '' })).toEqual({
      walletAddress: missing,
      amount: missing,
      otp: missing,
    });
  });

  it('rejects an invalid checksum of a known address format, and no other address', () => {
    expect(errors({ ...withdrawal, walletAddress: TRON.replace('R7', 'R8') }).walletAddress).toMatch(
      /TRON address has a typo/,
    );
    expect(errors({ ...withdrawal, walletAddress: 'some-other-chain-address' })).toEqual({});
    // A value left in a hidden field does not block a withdrawal.
    const hidden = { ...withdrawal, withrawType: 'FUEL', walletAddress: TRON.replace('R7', 'R8') } as const;
    expect(errors(hidden)).toEqual({});
  });

  it('reports an address and a code that are too long', () => {
    const walletAddress = 'x'.repeat(300);
    expect(errors({ ...withdrawal, walletAddress })).toEqual({
      walletAddress: 'Use at most 200 characters',
    });
    expect(errors({ ...withdrawal, walletAddress: 'x'.repeat(200) })).toEqual({});
    expect(errors({ ...withdrawal, walletAddress, withrawType: 'FUEL' })).toEqual({});
    expect(errors({ ...withdrawal, otp: '1234567' })).toEqual({
      otp: 'Use at most 6 characters',
    });
  });

  it('rejects a text that is not an address of any chain', () => {
    for (const walletAddress of ['hello', '12', `${TRON.slice(0, 9)} ${TRON.slice(9)}`])
      expect(errors({ ...withdrawal, walletAddress })).toEqual({
        walletAddress: "This isn't a wallet address",
      });
    // A text with a dot, such as alice.near, may be a name that stands for an address.
    expect(errors({ ...withdrawal, walletAddress: 'alice.near' })).toEqual({});
  });

  it.each(['0', '-5', '1,5', '1e3', 'ten', '0x10', '.'])('rejects the amount %s', (amount) => {
    expect(errors({ ...withdrawal, amount }).amount).toBeTruthy();
  });

  it.each(['1,234.50', '$12', '12.50 USDT', '٣'])('accepts the amount %s', (amount) => {
    expect(errors({ ...withdrawal, amount })).toEqual({});
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
  const warned = (part: Partial<Withdrawal>) => withdrawalWarnings({ ...withdrawal, ...part });

  it('warns below 10 USDT, but not at 10', () => {
    expect(warned({ amount: '9.99999999' })).toEqual([expect.stringContaining('10 USDT minimum')]);
    expect(warned({ amount: '10' })).toEqual([]);
  });

  it('warns of an address without a known checksum', () => {
    expect(warned({ walletAddress: `0x${'ab'.repeat(20)}` })).toEqual([
      expect.stringContaining("can't check this address for typos"),
    ]);
    expect(warned({ walletAddress: '' })).toEqual([]);
    expect(warned({ withrawType: 'FUEL', walletAddress: 'left over' })).toEqual([]);
  });
});
