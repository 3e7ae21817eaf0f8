import { describe, expect, it } from 'vitest';
import { checkCode, checkDetails, checkRequired, checkSignUp } from '../../src/pages/auth/accountRules';

const whole = {
  sponserId: 'WH100000',
  name: 'Ann',
  email: 'ann@example.test',
  phoneNumber: '5550100000',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('sign-up rules, in the promised order', () => {
  it('lets whole details pass', () => {
    expect(checkSignUp(whole)).toBeUndefined();
  });

  it('first: the passwords match, though everything else is wrong', () => {
    expect(
      checkSignUp({ ...whole, name: '', phoneNumber: '1', password: 'a', confirmPassword: 'b' }),
    ).toEqual({
      message: 'Password and confirm password do not match',
      fields: ['confirmPassword'],
    });
  });

  it('second: nothing is missing, though the phone is short', () => {
    expect(checkSignUp({ ...whole, name: ' ', sponserId: '', phoneNumber: '1' })).toEqual({
      message: 'Please enter the details',
      fields: ['sponserId', 'name'],
    });
    // Two passwords left out do match, and are missing all the same.
    expect(checkSignUp({ ...whole, password: '', confirmPassword: '' })).toEqual({
      message: 'Please enter the details',
      fields: ['password', 'confirmPassword'],
    });
  });

  it.each(['123456789', '12345678901'])(
    'third: the phone has exactly ten characters, not %s',
    (phoneNumber) => {
      expect(checkSignUp({ ...whole, phoneNumber })).toEqual({
        message: 'Phone number should be exactly 10 digits',
        fields: ['phoneNumber'],
      });
    },
  );

  it('and nothing more: ten characters that are no digits pass, and so does a weak password', () => {
    expect(
      checkSignUp({ ...whole, phoneNumber: 'abcdefghij', password: 'x', confirmPassword: 'x' }),
    ).toBeUndefined();
  });
});

it('names every field left empty', () => {
  expect(checkRequired({ email: '', otp: '123456', password: '  ' })).toEqual({
    message: 'Please enter the details',
    fields: ['email', 'password'],
  });
  expect(checkRequired({ email: 'a@b.test' })).toBeUndefined();
});

it('a code is counted without the white space that came with a paste', () => {
  expect(checkDetails({ otp: ' 123456\n' })).toBeUndefined();
  expect(checkDetails({ otp: '1234567' })?.fields).toEqual(['otp']);
});

it('a code is whole with a digit in each box, and needs its e-mail', () => {
  const enterDetails = 'Please enter the details';
  const code = ['1', '2', '3', '4', '5', '6'];
  expect(checkCode({ email: 'a@b.test', code })).toBeUndefined();
  expect(checkCode({ email: ' ', code })).toEqual({ message: enterDetails, fields: ['email'] });
  expect(checkCode({ email: 'a@b.test', code: code.with(2, '') })).toEqual({
    message: enterDetails,
    fields: ['code'],
  });
});
