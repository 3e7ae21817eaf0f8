import type Big from 'big.js';
import { messages } from './messages';
import { readDecimal } from './money';

/** What is wrong with an amount as typed, before it is reviewed; '' where nothing is. */
export function amountProblem(typed: string): string {
  if (typed.trim() === '') return messages.enterDetails;
  if (readDecimal(typed)?.gt(0)) return '';
  return /^\d+,\d+$/.test(typed.trim())
    ? 'Use a point for decimals, such as 1.5.'
    : 'Enter an amount above 0, such as 12.50';
}

/** Whether an amount, as it was typed or sent, is certainly more than there is; `balance` in the same unit, undefined while not known. */
export const exceeds = (amount: unknown, balance: Big | undefined): boolean =>
  balance !== undefined && (readDecimal(amount)?.gt(balance) ?? false);

/** What an amount, as it was typed or sent, leaves of a balance, in USDT; undefined where either is not known or it is not above 0. */
export function balanceAfter(raw: unknown, balance: Big | undefined): Big | undefined {
  const amount = readDecimal(raw);
  return amount?.gt(0) ? balance?.minus(amount) : undefined;
}
