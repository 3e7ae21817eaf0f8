import { describe, expect, test } from 'vitest';
import { toAsciiDigits } from '../../src/core/digits';

describe('digits of every script', () => {
  test.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['full width', '０１２３４５６７８９'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['ASCII', '0123456789'],
  ])('%s digits become ASCII digits', (_script, digits) => {
    expect(toAsciiDigits(digits)).toBe('0123456789');
  });

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
