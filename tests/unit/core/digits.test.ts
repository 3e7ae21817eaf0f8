import { describe, expect, test } from 'vitest';
import { codeIn, toAsciiDigits, toCode } from '../../../src/core/digits';

describe('digits of every script', () => {
  test('every decimal digit of Unicode becomes one ASCII digit, and each set has all ten', () => {
    let all = '';
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
      if (/\p{Nd}/u.test(character)) all += character;
    }
    expect(toAsciiDigits(all)).toMatch(/^(0123456789)+$/);
  });

  test('other characters stay as they are', () => {
    expect(toAsciiDigits('a½² Ⅷ 1,5 ٣٫٥')).toBe('a½² Ⅷ 1,5 3٫5');
  });
});

describe('a six-digit code in a text', () => {
  test.each([
    '123456',
    ' 123456\n',
    '123 456',
    '123\u00a0456',
    '123-456',
    '123–456',
    '1 2 3 4 5 6',
    'Your code is\n1\n2\n3\n4\n5\n6\n',
    '١٢٣٤٥٦',
    '１２３４５６',
    '\u200e123\u200b456\u200e',
    'G-123456',
    'Your code is 123 456.',
    'Your code: 123456. It expires in 10 minutes.',
    '28 Nov 2026 123456 is your code',
    'آپ کا کوڈ ۱۲۳۴۵۶ ہے',
    '您的验证码是123456，请勿泄露',
    'Your code is 123456.\n\n@portal.test #123456',
  ])('is found: %s', (text) => {
    expect(codeIn(text)).toBe('123456');
    expect(toCode(text)).toBe('123456');
  });

  test.each([
    '',
    'no code',
    '12345',
    '1234567',
    '12 345 678',
    '1 2 3 4 5 6 7',
    '123 456 789',
    '555-123-456',
    '+1 555 123 4567',
    '12a456',
    'a123456',
    '0x123456ab',
    '123456.78 USDT',
    '1,123456',
    '123456 or 654321',
    '2026-11-28 05:45',
  ])('is not found: %s', (text) => expect(codeIn(text)).toBeUndefined());

  test('a text without a code is sent trimmed, with ASCII digits', () => {
    expect(toCode(' ١٢ab ')).toBe('12ab');
  });
});
