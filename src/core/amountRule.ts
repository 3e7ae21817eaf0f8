import { messages } from './messages';
import { readDecimal } from './money';

/** What is wrong with an amount as typed, before it is reviewed; '' where nothing is. */
export function amountProblem(typed: string): string {
  if (typed.trim() === '') return messages.enterDetails;
  return readDecimal(typed)?.gt(0) ? '' : 'Enter an amount above 0, such as 12.50';
}
