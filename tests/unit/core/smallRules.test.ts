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
  const withdraw = { walletAddress: 'address', amount: 'amount', otp: 'code' } as const;
  const transfer = { uid: 'member', amount: 'amount' } as const;
  it.each([
    ['This code is wrong or has expired', 'otp'],
    ['Invalid OTP', 'otp'],
    ['Enter a valid USDT address', 'walletAddress'],
    ['Not enough funds: your income balance is 3 USDT', 'amount'],
    ['The minimum withdrawal is 10 USDT', 'amount'],
    ['Insufficient balance', 'amount'],
    ['walletAddress must have at most 200 characters', 'walletAddress'],
    ['This IP address is blocked', undefined],
    ['Unauthorized!', undefined],
    // Server messages that belong to no field: they name no field, two fields, or a field of another form.
    ['Too many failed attempts. Try again in a few minutes', undefined],
    ['The code does not fit this amount', undefined],
    ['Confirm your e-mail address first', undefined],
    ['', undefined],
  ])('on the withdrawal form is found in %j', (message, field) => {
    expect(fieldOfServerError(message, withdraw)).toBe(field);
  });
  it.each([
    ['No member has this sponsor code', 'sponserId'],
    ['sponserId is missing', 'sponserId'],
    ['This e-mail is registered already', 'email'],
    ['Email already exists', 'email'],
    ['Phone number should be exactly 10 digits', 'phoneNumber'],
    ['This e-mail or phone is registered already', undefined],
  ])('on the sign-up form is found in %j', (message, field) => {
    const signUp = { sponserId: 'sponsor', email: 'email', phoneNumber: 'phone' } as const;
    expect(fieldOfServerError(message, signUp)).toBe(field);
  });
  it.each([
    ['apiKey must not be empty', 'apiKey'],
    ['Invalid API-key', 'apiKey'],
    ['apiSecret must not be empty', 'apiSecret'],
    ['The secret key is wrong', 'apiSecret'],
    ['Invalid API key or secret', undefined],
    ['Keys must be entered without special characters', undefined],
  ])('on the exchange keys form is found in %j', (message, field) => {
    expect(fieldOfServerError(message, { apiKey: 'apiKey', apiSecret: 'apiSecret' })).toBe(field);
  });
  it.each([
    ['No member has this user id', 'uid'],
    ["You can't transfer funds to yourself", 'uid'],
    ['The amount can have at most 8 decimal places', 'amount'],
    ['This code is wrong', undefined],
  ])('on the transfer form is found in %j', (message, field) => {
    expect(fieldOfServerError(message, transfer)).toBe(field);
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
