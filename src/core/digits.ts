const DECIMAL_DIGIT = /\p{Nd}/u;

/** Returns the value of a decimal digit. In Unicode, the digits of a script are a run of ten code points from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  // The five sets of mathematical digits follow each other directly.
  return (code - start) % 10;
}

/** Returns a text with the decimal digits of every script (٣, ३, ３ …) as ASCII digits. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * Matches the groups of digits that can be a code of six digits, such as 123456, 123 456, 123-456 and 1 2 3 4 5 6, but not
 * parts of longer numbers, amounts, dates or words.
 */
const CODE_GROUP =
  /(?<!\w|\d[-.,:/])\d{6}(?!\w|[-.,:/]\d)|(?<!\w|\d[-.,:/\s])(?:\d{3}[\s\p{Pd}]\d{3}|\d(?:\s{1,2}\d){5})(?!\w|[-.,:/\s]\d)/gu;

/** Characters without a shape, such as marks of direction, which e-mail programs put around numbers. */
const INVISIBLE = /\p{Cf}/gu;

/** Returns the six-digit code in a text; undefined if there is none or if there are several. */
export function codeIn(text: string): string | undefined {
  const groups = toAsciiDigits(text).replace(INVISIBLE, '').match(CODE_GROUP) ?? [];
  const codes = new Set(groups.map((group) => group.replace(/\D/g, '')));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Returns a typed code as it is sent: the six digits in it, or, if there is no code, the trimmed text. */
export const toCode = (text: string): string => codeIn(text) ?? toAsciiDigits(text).trim();
