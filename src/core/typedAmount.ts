import type Big from 'big.js';
import { toAsciiDigits } from './digits';
import { messages } from './messages';
import { readDecimal } from './money';

/** A typed amount as a plain decimal, such as '1234.50', or why it can't be read. */
export type TypedAmount =
  | { readonly value: string; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

export type DecimalMark = '.' | ',';

const NOT_ABOVE_ZERO = 'Enter an amount above 0, such as 12.50';
const NOT_A_NUMBER = 'Enter a number, such as 12.50';
const WRONG_GROUPS = 'Check the thousands separators, as in 1,234.50.';

/** Returns the decimal mark of the browser's locale; a point unless that is a comma. */
const decimalMark = (): DecimalMark =>
  new Intl.NumberFormat().formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

/** Matches the thousands of a number, in groups of three digits or, as in India, of two before the last three. */
const GROUPED = /^(?:\d{1,3}(?:G\d{3})+|\d{1,2}(?:G\d{2})*G\d{3})$/;

/** Currency marks before and after an amount. Every amount is in USDT, which is worth a dollar. */
const CURRENCY = /^(?:(?:US ?)?\$|₮|USD[T₮]?)|(?:(?:US ?)?\$|₮|USD[T₮]?)$/gi;

/** Writes a typed number with digits, '-', ' ', '.' and ',' only, if it has nothing else. */
function simplify(text: string): { readonly number: string; readonly isArabic: boolean } {
  const number = toAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[−\p{Pd}]/gu, '-')
    .replace('＋', '+')
    .replace('＄', '$')
    .replace(/[\s'’‘ʼ′]+/g, ' ')
    .replace(/[،，٬]/g, ',')
    .replace(/[．٫]/g, '.')
    .replace(/ ?([.,]) ?/g, '$1')
    .trim();
  // A sign may be before or behind the '$'.
  const [, sign = '', rest = ''] = /^([-+]?)(.*)$/s.exec(number) ?? [];
  const bare = rest.trim().replace(CURRENCY, '').trim();
  return { number: (sign + bare).replace(/^\+/, '').trim(), isArabic: /[٫٬]/.test(text) };
}

/** Returns the integer part without its separators; undefined if they are in the wrong places. */
function ungroup(digits: string, separator: string): string | undefined {
  if (/^\d*$/.test(digits)) return digits;
  return GROUPED.test(digits.replaceAll(separator, 'G')) ? digits.replace(/\D/g, '') : undefined;
}

const ambiguous = (number: string): string => {
  const [integer = '', fraction = ''] = number.split(/[.,]/);
  const decimals = fraction.replace(/0{1,3}$/, '');
  // Four decimals can't be taken for thousands.
  const decimal = decimals.length === 3 ? `${decimals}0` : decimals || '0';
  return `“${number}” could mean ${integer}${fraction} or ${integer}.${decimal}. Enter one of these.`;
};

/** Parses an unsigned number with at most one kind of mark for decimals. */
function parseNumber(number: string, mark: DecimalMark): TypedAmount {
  const marks = new Set(number.match(/[., ]/g));
  // The last kind of mark separates the decimals, unless it can only separate thousands.
  const last = number.match(/[.,](?=[^.,]*$)/)?.[0];
  const hasOneMark = last !== undefined && number.indexOf(last) === number.lastIndexOf(last);
  const grouped = (separator: string): TypedAmount => {
    const value = ungroup(number, separator);
    return value === undefined ? { problem: WRONG_GROUPS } : { value };
  };
  if (last === undefined) return grouped(' ');
  if (!hasOneMark) {
    const isGrouped = marks.size === 1 && (last === ',' || mark === ',');
    if (isGrouped || last === ',') return grouped(last);
    return { problem: 'Use one decimal point only, such as 1234.50.' };
  }
  if (marks.size === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) {
    if (mark === ',') return { problem: ambiguous(number) };
    if (last === ',') return grouped(',');
  }
  if (last === ',' && mark === '.') return { problem: 'Use a point for decimals, such as 1.5.' };
  const [integer = '', fraction = ''] = number.split(last);
  const [separator = ' '] = [...marks].filter((other) => other !== last);
  const digits = ungroup(integer, separator);
  if (marks.size > 2 || digits === undefined || !/^\d*$/.test(fraction)) return { problem: WRONG_GROUPS };
  return { value: `${digits || '0'}${fraction && `.${fraction}`}` };
}

/**
 * Parses an amount as members and the portal write it: '1,234.50', '$12', '12.50 USDT', '.5', also with the digits of
 * other scripts. `mark` is the decimal mark of the member's locale: a number that it makes ambiguous is a problem.
 */
export function parseAmount(typed: string, mark = decimalMark()): TypedAmount {
  const { number, isArabic } = simplify(typed);
  if (typed.trim() === '') return { problem: messages.enterDetails };
  const isNegative = number.startsWith('-');
  const unsigned = isNegative ? number.slice(1).trim() : number;
  if (/^[\d.,]+e[-+]?\d+$/i.test(unsigned))
    return { problem: 'Write the number without an exponent, such as 1000.' };
  if (!/\d/.test(unsigned) || !/^[\d., ]+$/.test(unsigned)) return { problem: NOT_A_NUMBER };
  const parsed = parseNumber(unsigned, isArabic ? '.' : mark);
  if (parsed.problem !== undefined) return parsed;
  const plain = parsed.value.replace(/^0+(?=\d)/, '');
  const decimal = readDecimal(plain);
  if (!decimal) return { problem: 'Use at most 30 digits before and after the point.' };
  return { value: isNegative && !decimal.eq(0) ? `-${plain}` : plain };
}

/** Writes a decimal for an input, so that `parseAmount` reads it in any locale: three decimals look like thousands. */
export const toTypedAmount = (amount: Big): string =>
  /\.\d{3}$/.test(amount.toFixed()) ? amount.toFixed(4) : amount.toFixed();

/** Parses an amount to pay, which is above 0. */
export function parsePayment(typed: string, mark?: DecimalMark): TypedAmount {
  const parsed = parseAmount(typed, mark);
  return parsed.value === undefined || readDecimal(parsed.value)?.gt(0)
    ? parsed
    : { problem: NOT_ABOVE_ZERO };
}
