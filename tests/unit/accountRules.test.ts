import { describe, expect, it } from 'vitest';
import { checkCode, checkDetails, checkRequired, checkSignUp } from '../../src/pages/auth/accountRules';

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
    expect(checkSignUp(complete)).toBeUndefined();
  });

  it('report different passwords before every other error', () => {
    expect(
      checkSignUp({ ...complete, name: '', phoneNumber: '1', password: 'a', confirmPassword: 'b' }),
    ).toEqual({ confirmPassword: 'Password and confirm password do not match' });
  });

  it('report missing details second, before a short phone number', () => {
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
    'report third a phone number that does not have exactly ten characters: %s',
    (phoneNumber) => {
      expect(checkSignUp({ ...complete, phoneNumber })).toEqual({
        phoneNumber: 'Phone number should be exactly 10 digits',
      });
    },
  );

  it('accept ten characters that are not digits, and a weak password', () => {
    expect(
      checkSignUp({ ...complete, phoneNumber: 'abcdefghij', password: 'x', confirmPassword: 'x' }),
    ).toBeUndefined();
  });
});

it('the required check names every empty field', () => {
  expect(checkRequired({ email: '', otp: '123456', password: '  ' })).toEqual({
    email: 'Please enter the details',
    password: 'Please enter the details',
  });
  expect(checkRequired({ email: 'a@b.test' })).toBeUndefined();
});

it('the length check ignores white space around a pasted code', () => {
  expect(checkDetails({ otp: ' 123456\n' })).toBeUndefined();
});

it('the code check needs a digit in each box and an e-mail', () => {
  const enterDetails = 'Please enter the details';
  const code = ['1', '2', '3', '4', '5', '6'];
  expect(checkCode({ email: 'a@b.test', code })).toBeUndefined();
  expect(checkCode({ email: ' ', code })).toEqual({ email: enterDetails });
  expect(checkCode({ email: 'a@b.test', code: code.with(2, '') })).toEqual({ code: enterDetails });
});
