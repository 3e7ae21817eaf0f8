import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../../src/core/money';
import { parseAmount, parsePayment, toTypedAmount } from '../../../src/core/typedAmount';

const read = (typed: string, mark: '.' | ',') => {
  const { value, problem } = parseAmount(typed, mark);
  return value ?? problem;
};

/** Returns a row of a table for each typed text with the same result. */
const all = (typed: readonly string[], result: string) => typed.map((text) => [text, result] as const);

describe('an amount in a locale with a decimal point', () => {
  it.each<readonly [string, string]>([
    ...all(['12', '12.', '$ 12', 'US$12', '＄１２', '12\u00A0$'], '12'),
    ...all(['12.50', '12.50 USDT', '12.50usdt', '12.50 USD₮', 'USDT 12.50', '\u200E12.50\u200E'], '12.50'),
    ...all(['١٢٫٥٠', '１２．５０'], '12.50'),
    ...all([' 12.5\n', '۱۲.۵', '१२.५'], '12.5'),
    ...all(["1'234.50", '1’234.50', '1ʼ234.50', '1′234.50'], '1234.50'),
    ...all(['1,234.50', '1 234.50', '1\u00A0234.50'], '1234.50'),
    ...all(['+5', '＋５'], '5'),
    ...all(['−5', '–5', '‑5', '－5', '﹣5'], '-5'),
    ['.5', '0.5'],
    ['007', '7'],
    ['1,000', '1000'],
    ['1.000', '1.000'],
    ['1,234,567.891', '1234567.891'],
    ['12,34,567.5', '1234567.5'],
    ['1\u202F234\u2009567', '1234567'],
    ['$1,262.52', '1262.52'],
    ['-5.5', '-5.5'],
    ['-$5.50', '-5.50'],
    ['-0', '0'],
    ['١٬٢٣٤٫٥', '1234.5'],
  ])('%j is %s', (typed, value) => expect(read(typed, '.')).toBe(value));

  it.each<readonly [string, string]>([
    ...all(['', ' '], 'Please enter the details'),
    ...all(['ten', '.', '$', '12a', '0x10', '10²', '12 €', '1-2', 'Infinity'], 'Enter a number'),
    ...all(['1e3', '1.5E+2'], 'without an exponent'),
    ...all(['1.2.3', '1,234.5.6', '1..5', '1.234.567'], 'one decimal point'),
    ...all(['1,5', '1.234,50', '0,125'], 'Use a point for decimals'),
    ...all(['1,23.50', '1,2,3', '12 50', '1,234 567.5'], 'thousands separators'),
    ['1'.repeat(31), 'at most 30 digits'],
  ])('%j is a problem: %s', (typed, problem) => expect(read(typed, '.')).toContain(problem));
});

describe('an amount in a locale with a decimal comma', () => {
  it.each([
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,5', '1234.5'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    [',5', '0.5'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1234,567', '1234.567'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1000', '1000'],
    ['12,', '12'],
  ])('%j is %s', (typed, value) => expect(read(typed, ',')).toBe(value));

  it.each([
    ['1.000', '“1.000” could mean 1000 or 1.0. Enter one of these.'],
    ['1,000', '“1,000” could mean 1000 or 1.0. Enter one of these.'],
    ['12.500', '“12.500” could mean 12500 or 12.5. Enter one of these.'],
    ['1,234', '“1,234” could mean 1234 or 1.2340. Enter one of these.'],
  ])('%j is ambiguous, and both readings can be typed', (typed, problem) => {
    expect(read(typed, ',')).toBe(problem);
    const [, thousands = '', decimal = ''] = /mean (\S+) or (\S+)\./.exec(problem) ?? [];
    expect([read(thousands, ','), read(decimal, ',')]).toEqual([thousands, decimal]);
  });

  it.each(['1.2.3', '1,2,3', 'ten'])('%j is a problem', (typed) =>
    expect(parseAmount(typed, ',').problem).toBeDefined(),
  );
});

it('every amount is read as the portal writes it, in any locale', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 0, max: 8 }), (units, places) => {
      const amount = new Big(String(units)).div(new Big(10).pow(places));
      for (const mark of ['.', ','] as const) {
        expect(new Big(read(toTypedAmount(amount), mark)).eq(amount)).toBe(true);
        if (places === 2) expect(new Big(read(`$${formatDecimal(amount, 2)}`, mark)).eq(amount)).toBe(true);
      }
    }),
  );
});

it('any text is read or has a problem, and never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('.' as const, ',' as const),
      (text, mark) => {
        const { value, problem } = parseAmount(text, mark);
        expect((value === undefined) !== (problem === undefined)).toBe(true);
      },
    ),
  );
});

it('an amount to pay is above 0', () => {
  for (const typed of ['0', '0.00', '-1', '−5', '-$5'])
    expect(parsePayment(typed, '.')).toEqual({ problem: 'Enter an amount above 0, such as 12.50' });
  expect(parsePayment('0.01', '.')).toEqual({ value: '0.01' });
});
