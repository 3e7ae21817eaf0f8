import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/pages/auth/accountRules';

/** Returns a check that reports only the invalid fields. */
const invalidFields =
  <Values>(check: (values: Values) => rules.Problems) =>
  (values: Values) =>
    Object.fromEntries(Object.entries(check(values)).filter(([, problem]) => problem !== ''));

const checkCode = invalidFields(rules.checkCode);
const checkDetails = invalidFields(rules.checkDetails);
const checkSignUp = invalidFields(rules.checkSignUp);

const complete = {
  sponserId: 'WH100000',
  name: 'Ann',
  email: 'ann@example.test',
  phoneNumber: '5550100000',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('the sign-up rules of product.md', () => {
  it('accept complete details', () => {
    expect(checkSignUp(complete)).toEqual({});
  });

  it('report different passwords before every other error', () => {
    expect(
      checkSignUp({ ...complete, name: '', phoneNumber: '1', password: 'a', confirmPassword: 'b' }),
    ).toEqual({ confirmPassword: 'Password and confirm password do not match' });
  });

  it('report missing details before a short phone number', () => {
    expect(checkSignUp({ ...complete, name: ' ', sponserId: '', phoneNumber: '1' })).toEqual({
      sponserId: 'Please enter the details',
      name: 'Please enter the details',
    });
    // Password and confirmation are both empty: they match, but each needs an error.
    expect(checkSignUp({ ...complete, password: '', confirmPassword: '' })).toEqual({
      password: 'Please enter the details',
      confirmPassword: 'Please enter the details',
    });
  });

  it.each(['123456789', '12345678901'])(
    'report a phone number without exactly ten characters last: %s',
    (phoneNumber) => {
      expect(checkSignUp({ ...complete, phoneNumber })).toEqual({
        phoneNumber: 'Phone number should be exactly 10 digits',
      });
    },
  );

  it('accept ten characters that are not digits, and a weak password', () => {
    expect(
      checkSignUp({ ...complete, phoneNumber: 'abcdefghij', password: 'x', confirmPassword: 'x' }),
    ).toEqual({});
  });
});

describe('a text that is too long', () => {
  const long = 'x'.repeat(300);

  it.each([
    ['sponserId', 200],
    ['name', 200],
    ['email', 254],
  ] as const)('is reported at sign-up for %s', (field, limit) => {
    expect(checkSignUp({ ...complete, [field]: long })).toEqual({
      [field]: `Use at most ${limit} characters`,
    });
  });

  it('is reported at sign-up for two equal passwords, after every rule of product.md', () => {
    const passwords = { password: long, confirmPassword: long };
    expect(Object.keys(checkSignUp({ ...complete, ...passwords }))).toEqual(Object.keys(passwords));
    expect(Object.keys(checkSignUp({ ...complete, ...passwords, phoneNumber: '1' }))).toEqual([
      'phoneNumber',
    ]);
  });

  it('is reported at log-in and reset for e-mail, code and passwords, after missing details', () => {
    expect(Object.keys(checkDetails({ email: long, password: 'x' }))).toEqual(['email']);
    expect(Object.keys(checkDetails({ email: 'a@example.test', password: long }))).toEqual(['password']);
    expect(checkDetails({ email: long, password: '' })).toEqual({ password: 'Please enter the details' });
    expect(checkDetails({ email: 'a@example.test', otp: '1234567' })).toEqual({
      otp: 'Use at most 6 characters',
    });
    expect(checkDetails({ email: 'a@example.test', otp: '123456' })).toEqual({});
    expect(Object.keys(checkCode({ email: long, code: Array.from('123456') }))).toEqual(['email']);
  });
});

it('the check of log-in and reset details reports every empty field', () => {
  expect(checkDetails({ email: '', otp: '123456', password: '  ' })).toEqual({
    email: 'Please enter the details',
    password: 'Please enter the details',
  });
});

it('the length check counts only the six digits of a code', () => {
  for (const otp of [' 123456\n', '123 456', '𝟏𝟐𝟑𝟒𝟓𝟔']) expect(checkDetails({ otp })).toEqual({});
});

it('the code check needs a digit in each box and an e-mail', () => {
  const enterDetails = 'Please enter the details';
  const code = ['1', '2', '3', '4', '5', '6'];
  expect(checkCode({ email: 'a@b.test', code })).toEqual({});
  expect(checkCode({ email: ' ', code })).toEqual({ email: enterDetails });
  expect(checkCode({ email: 'a@b.test', code: code.with(2, '') })).toEqual({ code: enterDetails });
});
