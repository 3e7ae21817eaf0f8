import type Big from 'big.js';
import { messages } from './messages';
import { readDecimal } from './money';

/** Returns the error message for a typed amount, before the review; '' if it is valid. */
export function amountProblem(typed: string): string {
  if (typed.trim() === '') return messages.enterDetails;
  if (readDecimal(typed)?.gt(0)) return '';
  return /^\d+,\d+$/.test(typed.trim())
    ? 'Use a point for decimals, such as 1.5.'
    : 'Enter an amount above 0, such as 12.50';
}

/**
 * Returns whether a typed or sent amount exceeds the balance; false if the balance is unknown. Both have the same
 * unit.
 */
export const exceeds = (amount: unknown, balance: Big | undefined): boolean =>
  balance !== undefined && (readDecimal(amount)?.gt(balance) ?? false);

/** Returns the balance left after an amount, in USDT; undefined if either is unknown or the amount is not above 0. */
export function balanceAfter(raw: unknown, balance: Big | undefined): Big | undefined {
  const amount = readDecimal(raw);
  return amount?.gt(0) ? balance?.minus(amount) : undefined;
}
