import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWithdrawal, withdrawalWarnings, type Withdrawal } from '../../../src/pages/withdraw/withdrawal';

const TRON = 'TAFH65xLeW1gcNMQdt24jBhtaedmJRsEeF';
const withdrawal: Withdrawal = { withrawType: 'address', walletAddress: TRON, amount: '25', otp: '123456' };

const errors = (typed: Withdrawal): Partial<ReturnType<typeof checkWithdrawal>> =>
  Object.fromEntries(Object.entries(checkWithdrawal(typed)).filter(([, error]) => error !== ''));

describe('checkWithdrawal', () => {
  const missing = 'Please enter the details';
  const long = 'x'.repeat(300);
  const typo = TRON.replace('H6', 'H7');

  it.each<[string, Partial<Withdrawal>, Partial<ReturnType<typeof checkWithdrawal>>]>([
    ['a complete withdrawal', {}, {}],
    ['one to the Fuel Wallet', { withrawType: 'FUEL', walletAddress: '' }, {}],
    ['white space around a code', { otp: ' 123456\n' }, {}],
    ['a code that is too long', { otp: ' 1234567 ' }, { otp: 'Use at most 6 characters' }],
    [
      'missing fields',
      { walletAddress: ' ', amount: '', otp: '' },
      { walletAddress: missing, amount: missing, otp: missing },
    ],
    [
      'a typo in a TRON address',
      { walletAddress: typo },
      { walletAddress: "This TRON address has a typo (checksum doesn't match)." },
    ],
    ['an invalid address in the hidden field', { withrawType: 'FUEL', walletAddress: typo }, {}],
    ['the longest address', { walletAddress: 'x'.repeat(200) }, {}],
    ['an address that is too long', { walletAddress: long }, { walletAddress: 'Use at most 200 characters' }],
    ['a long text in the hidden field', { withrawType: 'FUEL', walletAddress: long }, {}],
    [
      'a space in an address',
      { walletAddress: TRON.replace('H6', 'H 6') },
      { walletAddress: "This isn't a wallet address" },
    ],
    ['an amount with a currency', { amount: '$1,234.50' }, {}],
  ])('reports the right errors for %s', (_name, typed, expected) => {
    expect(errors({ ...withdrawal, ...typed })).toEqual(expected);
  });

  it.each(['0', '-5', '1,5', 'ten'])('rejects the amount %s', (amount) => {
    expect(errors({ ...withdrawal, amount }).amount).toBeTruthy();
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

  it.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '0xdAC17F958D2ee523a2206206994597C13D831ec7'])(
    'warns of the contract of USDT %s',
    (walletAddress) => {
      const contract = expect.stringContaining('contract of USDT') as unknown;
      expect(warned({ walletAddress })).toEqual([contract]);
      const lower = walletAddress.toLowerCase();
      if (walletAddress.startsWith('0x')) expect(warned({ walletAddress: lower })).toContainEqual(contract);
      expect(warned({ walletAddress, withrawType: 'FUEL' })).toEqual([]);
    },
  );

  it('warns of an address without a known checksum', () => {
    expect(warned({ walletAddress: `0x${'ab'.repeat(20)}` })).toEqual([
      expect.stringContaining("can't check this address for typos"),
    ]);
    expect(warned({ walletAddress: '' })).toEqual([]);
    expect(warned({ withrawType: 'FUEL', walletAddress: 'left over' })).toEqual([]);
  });
});
