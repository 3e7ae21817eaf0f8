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
