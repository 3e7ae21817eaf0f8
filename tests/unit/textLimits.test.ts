import { describe, expect, it } from 'vitest';
import { checkCode, checkDetails, checkSignUp } from '../../src/pages/auth/accountRules';
import { checkWithdrawal } from '../../src/pages/withdraw/withdrawal';
import { lengthProblem } from '../../src/core/textLimits';

describe('the longest text of a request', () => {
  it.each([
    ['text', 200],
    ['longText', 5000],
    ['email', 254],
    ['secret', 200],
    ['address', 200],
    ['id', 100],
    ['code', 6],
  ] as const)('of type %s has %i characters; one more is a problem', (kind, limit) => {
    expect(lengthProblem(kind, 'a'.repeat(limit))).toBe('');
    expect(lengthProblem(kind, 'a'.repeat(limit + 1))).toBe(`Use at most ${limit} characters`);
  });

  it('counts an emoji as one character, as the backend does', () => {
    expect(lengthProblem('text', '😀'.repeat(200))).toBe('');
    expect(lengthProblem('text', '😀'.repeat(201))).not.toBe('');
  });
});

describe('a text that is too long', () => {
  const details = {
    sponserId: 'WH100000',
    name: 'Ann',
    email: 'ann@example.test',
    phoneNumber: '5550100000',
    password: 'secret',
    confirmPassword: 'secret',
  };
  const long = 'x'.repeat(300);

  it.each([
    ['sponserId', 200],
    ['name', 200],
    ['email', 254],
  ] as const)('is reported at sign-up for %s', (field, limit) => {
    expect(checkSignUp({ ...details, [field]: long })).toEqual({
      [field]: `Use at most ${limit} characters`,
    });
  });

  it('is reported at sign-up for two equal passwords, after every rule of product.md', () => {
    const passwords = { password: long, confirmPassword: long };
    expect(Object.keys(checkSignUp({ ...details, ...passwords }) ?? {})).toEqual(['password']);
    expect(Object.keys(checkSignUp({ ...details, ...passwords, phoneNumber: '1' }) ?? {})).toEqual([
      'phoneNumber',
    ]);
  });

  it('is reported at log-in and reset for e-mail, code and passwords, after missing details', () => {
    expect(Object.keys(checkDetails({ email: long, password: 'x' }) ?? {})).toEqual(['email']);
    expect(Object.keys(checkDetails({ email: 'a@example.test', password: long }) ?? {})).toEqual([
      'password',
    ]);
    expect(checkDetails({ email: long, password: '' })).toEqual({ password: 'Please enter the details' });
    expect(checkDetails({ email: 'a@example.test', otp: '1234567' })).toEqual({
      otp: 'Use at most 6 characters',
    });
    expect(checkDetails({ email: 'a@example.test', otp: '123456' })).toBeUndefined();
    expect(Object.keys(checkCode({ email: long, code: Array.from('123456') }) ?? {})).toEqual(['email']);
  });

  it('is reported at a withdrawal for the address and the code', () => {
    const order = { withrawType: 'address', walletAddress: long, amount: '12', otp: '123456' } as const;
    expect(checkWithdrawal(order)).toEqual({ walletAddress: 'Use at most 200 characters' });
    expect(checkWithdrawal({ ...order, walletAddress: 'x'.repeat(200) })).toEqual({});
    expect(checkWithdrawal({ ...order, withrawType: 'FUEL' })).toEqual({});
    expect(checkWithdrawal({ ...order, withrawType: 'FUEL', otp: '1234567' })).toEqual({
      otp: 'Use at most 6 characters',
    });
  });
});
