import { describe, expect, it } from 'vitest';
import { checkCode, checkDetails, checkSignUp, type Problems } from '../../../src/pages/auth/accountRules';

const invalidFields = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== ''));

const complete = {
  sponserId: 'WH100000',
  name: 'Ann',
  email: 'ann@example.test',
  phoneNumber: '5550100000',
  password: 'secret',
  confirmPassword: 'secret',
};
const long = 'x'.repeat(300);
const missing = 'Please enter the details';
const phoneLength = 'Phone number should be exactly 10 digits';
const atMost = (limit: number) => `Use at most ${limit} characters`;
const longPasswords = { password: long, confirmPassword: long };

// The order of the rules is that of product.md: Rules.
describe('the sign-up rules', () => {
  it.each<[string, Partial<typeof complete>, Problems]>([
    ['accept complete details', {}, {}],
    [
      'report different passwords before every other error',
      { name: '', phoneNumber: '1', password: 'a', confirmPassword: 'b' },
      { confirmPassword: 'Password and confirm password do not match' },
    ],
    [
      'report missing details before a short phone number',
      { name: ' ', sponserId: '', phoneNumber: '1' },
      { sponserId: missing, name: missing },
    ],
    [
      'report both passwords if they are empty',
      { password: '', confirmPassword: '' },
      { password: missing, confirmPassword: missing },
    ],
    ['report a phone number of nine characters', { phoneNumber: '123456789' }, { phoneNumber: phoneLength }],
    ['report one of eleven', { phoneNumber: '12345678901' }, { phoneNumber: phoneLength }],
    ['accept ten characters that are not digits', { phoneNumber: 'abcdefghij' }, {}],
    ['accept a number as contacts copy it', { phoneNumber: '\u202A5550100000\u202C ' }, {}],
    ['accept a weak password', { password: 'x', confirmPassword: 'x' }, {}],
    ['limit the sponsor code', { sponserId: long }, { sponserId: atMost(200) }],
    ['limit the name', { name: long }, { name: atMost(200) }],
    ['limit the e-mail', { email: long }, { email: atMost(254) }],
    ['limit both passwords', longPasswords, { password: atMost(200), confirmPassword: atMost(200) }],
    [
      'report the phone number before long texts',
      { ...longPasswords, phoneNumber: '1' },
      { phoneNumber: phoneLength },
    ],
  ])('%s', (_name, details, problems) => {
    expect(invalidFields(checkSignUp({ ...complete, ...details }))).toEqual(problems);
  });
});

describe('the check of log-in and reset details', () => {
  it.each<[string, object, Problems]>([
    [
      'every empty field',
      { email: '', otp: '123456', password: '  ' },
      { email: missing, password: missing },
    ],
    ['a missing field before a long one', { email: long, password: '' }, { password: missing }],
    ['a long e-mail', { email: long, password: 'x' }, { email: atMost(254) }],
    ['a long code', { email: 'a@example.test', otp: '1234567' }, { otp: atMost(6) }],
    ['no code with white space around its digits', { otp: ' 123456\n' }, {}],
    ['no code in groups of digits', { otp: '123 456' }, {}],
    ['no code in digits of another script', { otp: '𝟏𝟐𝟑𝟒𝟓𝟔' }, {}],
  ])('reports %s', (_name, details, problems) => {
    expect(invalidFields(checkDetails(details))).toEqual(problems);
  });
});

it('the code check needs a digit in each box and a valid e-mail', () => {
  const code = Array.from('123456');
  const check = (email: string, boxes = code) => invalidFields(checkCode({ email, code: boxes }));
  expect(check('a@b.test')).toEqual({});
  expect(check(' ')).toEqual({ email: missing });
  expect(check(long)).toEqual({ email: atMost(254) });
  expect(check('a@b.test', code.with(2, ''))).toEqual({ code: missing });
});
