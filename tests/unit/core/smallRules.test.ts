/** Tests of small pure functions: texts, amounts, server errors and random sample values. */

import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { exceeds } from '../../../src/core/money';
import { cutText } from '../../../src/core/text';
import { emailOf } from '../../../src/data/signInState';
import { createRandom } from '../../../src/core/random';
import { fieldOfServerError } from '../../../src/lib/useServerError';

describe('a long text', () => {
  it('is cut after a number of characters; a shorter one stays whole', () => {
    expect([cutText('', 3), cutText('ab', 3), cutText('abc', 3), cutText('abcd', 3)]).toEqual([
      '',
      'ab',
      'abc',
      'abc…',
    ]);
  });

  it('is cut before an emoji that would be split', () => {
    expect(cutText('ab😀cd', 3)).toBe('ab…');
    expect(cutText('ab😀cd', 4)).toBe('ab😀…');
    expect(cutText('😀abcd', 3)).toBe('😀a…');
    for (const character of ['👨‍👩‍👧‍👦', '🇩🇪', 'e\u0301', 'क्षि', '👍🏽'])
      expect(cutText(`ab${character}cd`, character.length + 1)).toBe('ab…');
    expect(cutText(`a${'\u0301'.repeat(300)}`, 200)).toHaveLength(201);
  });
});

describe('the navigation state', () => {
  it('has an e-mail only if it is an object with a text as e-mail', () => {
    expect(emailOf({ email: 'a@b.test' })).toBe('a@b.test');
    const nothing = [undefined, null, 'a@b.test', 7, {}];
    for (const junk of [...nothing, { email: 7 }, { email: null }])
      expect([junk, emailOf(junk)]).toEqual([junk, '']);
  });
});

describe('an amount above the balance', () => {
  it('is detected to the last decimal, and only when both numbers are known', () => {
    expect(exceeds('25', new Big(25))).toBe(false);
    expect(exceeds(' 25.00000001 ', new Big(25))).toBe(true);
    expect(exceeds('25', undefined)).toBe(false);
    expect(exceeds('ten', new Big(1))).toBe(false);
  });
});

describe('the field that a server error names', () => {
  const forms = {
    withdrawal: { walletAddress: 'address', amount: 'amount', otp: 'code' },
    transfer: { uid: 'member', amount: 'amount' },
    'sign-up': { sponserId: 'sponsor', email: 'email', phoneNumber: 'phone' },
    keys: { apiKey: 'apiKey', apiSecret: 'apiSecret' },
  } as const;
  it.each<[form: keyof typeof forms, message: string, field: string | undefined]>([
    ['withdrawal', 'This code is wrong or has expired', 'otp'],
    ['withdrawal', 'Invalid OTP', 'otp'],
    ['withdrawal', 'Enter a valid USDT address', 'walletAddress'],
    ['withdrawal', 'Not enough funds: your income balance is 3 USDT', 'amount'],
    ['withdrawal', 'The minimum withdrawal is 10 USDT', 'amount'],
    ['withdrawal', 'Insufficient balance', 'amount'],
    ['withdrawal', 'walletAddress must have at most 200 characters', 'walletAddress'],
    ['withdrawal', 'This IP address is blocked', undefined],
    ['withdrawal', 'Unauthorized!', undefined],
    // Server messages that belong to no field: they name no field, two fields, or a field of another form.
    ['withdrawal', 'Too many failed attempts. Try again in a few minutes', undefined],
    ['withdrawal', 'The code does not fit this amount', undefined],
    ['withdrawal', 'Confirm your e-mail address first', undefined],
    ['withdrawal', '', undefined],
    ['sign-up', 'No member has this sponsor code', 'sponserId'],
    ['sign-up', 'sponserId is missing', 'sponserId'],
    ['sign-up', 'This e-mail is registered already', 'email'],
    ['sign-up', 'Email already exists', 'email'],
    ['sign-up', 'Phone number should be exactly 10 digits', 'phoneNumber'],
    ['sign-up', 'This e-mail or phone is registered already', undefined],
    ['keys', 'apiKey must not be empty', 'apiKey'],
    ['keys', 'Invalid API-key', 'apiKey'],
    ['keys', 'apiSecret must not be empty', 'apiSecret'],
    ['keys', 'The secret key is wrong', 'apiSecret'],
    ['keys', 'Invalid API key or secret', undefined],
    ['keys', 'Keys must be entered without special characters', undefined],
    ['transfer', 'No member has this user id', 'uid'],
    ['transfer', "You can't transfer funds to yourself", 'uid'],
    ['transfer', 'The amount can have at most 8 decimal places', 'amount'],
    ['transfer', 'This code is wrong', undefined],
  ])('on the form %s is found in %j', (form, message, field) => {
    expect(fieldOfServerError(message, forms[form])).toBe(field);
  });
});

describe('sample numbers', () => {
  it('are always the same for the same seed, on every machine', () => {
    const random = createRandom(1);
    expect(Array.from({ length: 6 }, () => random.int(1, 6))).toEqual([4, 1, 4, 6, 6, 2]);
    expect([random.pick(['a', 'b', 'c']), random.pick(['a', 'b', 'c'])]).toEqual(['b', 'c']);
    expect([random.decimal(10, 20, 2), random.decimal(0, 1, 4)]).toEqual(['14.26', '0.9948']);
  });
});
