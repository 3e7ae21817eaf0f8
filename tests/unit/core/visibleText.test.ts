import { expect, test } from 'vitest';
import { visibleLine, visibleText } from '../../../src/core/visibleText';
import { formatValue, type ValueTypeName } from '../../../src/core/valueTypes';

test.each([
  ['Bob\u202E123', 'Bob�123'],
  ['Bob\u2066\u200F', 'Bob��'],
  ['pay\u200Bpal', 'pay�pal'],
  ['a\u00ADb\uFEFF', 'a�b�'],
  ['nul\u0000 esc\u001B[31m', 'nul� esc�[31m'],
  ['\u3164\u115F\u1160\uFFA0', '����'],
  ['\u2800\u034F\u17B4', '���'],
  [`Z${'\u0301'.repeat(99)}o`, `Z${'\u0301'.repeat(6)}�o`],
])('visibleText marks the invisible characters of %j', (text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

test.each([
  'Zoë Łódź',
  'שלום',
  'می‌خواهم',
  'क्‍ष',
  'လျှို့ဝှက်',
  '👨‍👩‍👧',
  '❤️',
  '葛\u{E0100}',
  'one\ntwo\tthree',
  '山田 太郎',
])('visibleText keeps %j', (text) => {
  expect(visibleText(text)).toBe(text);
});

test('visibleLine shows line breaks as one character, so that a name has one line', () => {
  expect(visibleLine('Bob\r\nAmount: 1\u2028x\u0085y\tz ')).toBe('Bob↵Amount: 1↵x↵y z');
});

test.each<ValueTypeName>(['name', 'id', 'address', 'email', 'enum', 'code'])(
  'a value of type %s is one visible line',
  (valueType) => {
    expect(formatValue({ valueType }, 'Bob\u202E\nWH1')).toBe('Bob�↵WH1');
  },
);
