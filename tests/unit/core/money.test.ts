import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { balanceAfter, formatDecimal, readDecimal, sumDecimals, usdt } from '../../../src/core/money';

describe('money', () => {
  it.each([
    ['1234567.891', 2, 2, '1,234,567.89'],
    ['0.005', 2, 2, '0.01'],
    ['-0.001', 2, 2, '0.00'],
    ['-1234.5', 2, 2, '-1,234.50'],
    ['100', undefined, undefined, '100'],
    ['100', 2, 8, '100.00'],
    ['0.1250', 2, 8, '0.125'],
    ['0.12345678912', undefined, undefined, '0.12345679'],
    ['999.995', 2, 2, '1,000.00'],
    ['0', undefined, undefined, '0'],
  ] as const)('is written from %s with %s to %s decimals as %s', (raw, minDecimals, maxDecimals, text) => {
    expect(formatDecimal(new Big(raw), minDecimals, maxDecimals)).toBe(text);
  });

  it('is read from a decimal with white space around it, and from a number without the noise of floats', () => {
    expect(readDecimal(' -1.50\n')?.toString()).toBe('-1.5');
    const numbers = [0.1, 0.1 + 0.2, -12.339999999999998, 1.5e-7, Number.MAX_SAFE_INTEGER];
    const decimals = ['0.1', '0.3', '-12.34', '0.00000015', '9007199254740991'];
    expect(numbers.map((number) => readDecimal(number)?.toFixed())).toEqual(decimals);
  });

  it('is added without floating-point errors', () => {
    expect(sumDecimals(['0.1', '0.2', 0.3])?.toString()).toBe('0.6');
    expect(sumDecimals(['1', 'junk'])).toBeUndefined();
    expect(sumDecimals([])?.toString()).toBe('0');
  });
});

describe('an amount that is about to be sent', () => {
  it.each([
    ['12.5', '12.50 USDT'],
    [' 1234567 ', '1,234,567.00 USDT'],
    ['9.999999999', '9.999999999 USDT'],
    ['0.000000001', '0.000000001 USDT'],
    ['much', '—'],
  ])('of %j is written %s, without rounding', (typed, text) => expect(usdt(typed)).toBe(text));
});

it('returns the balance after an amount, or undefined without a balance or a positive amount', () => {
  expect(balanceAfter('0.1', new Big('0.3'))?.toString()).toBe('0.2');
  for (const amount of ['0', '-1', 'x', undefined]) expect(balanceAfter(amount, new Big(1))).toBeUndefined();
  expect(balanceAfter('1', undefined)).toBeUndefined();
});
